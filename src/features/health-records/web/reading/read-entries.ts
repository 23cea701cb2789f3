import { type ListName, LONGEST_ENTRY } from '../../profile.ts';
import { fitted } from './fit.ts';
import { type Json, objectIn, textIn } from './json.ts';
import type { FoundEntry, FoundKind } from './reading.ts';
import { codesOf, conceptIn } from './resources.ts';

type EntryReader = { list: ListName; kind: FoundKind };

/** By the type of the resource. */
export const entryReaders: ReadonlyMap<string, EntryReader> = new Map([
  ['AllergyIntolerance', { list: 'allergies', kind: 'allergy' }],
  ['Condition', { list: 'medicalConditions', kind: 'condition' }],
]);

/** Codes that say that there is nothing, or that nobody knows: of SNOMED CT and the International Patient Summary. */
const none =
  /^(716186003|429625007|409137002|428607008|1003774007|160245001|no-(known-)?(allerg|problem|medication|food|environmental))/;
const over = ['inactive', 'resolved', 'remission'];

/** An allergy or a condition; `void` where the file itself refutes it, `nothing` where it says that there is none. */
export function readEntry({ list }: EntryReader, resource: Json): FoundEntry | 'void' | 'nothing' | undefined {
  const verification = codesOf(objectIn(resource, 'verificationStatus'));
  if (verification.some((code) => ['refuted', 'entered-in-error'].includes(code))) return 'void';
  const concept = objectIn(resource, 'code');
  if (codesOf(concept).some((code) => none.test(code))) return 'nothing';
  const { text, isCode } = conceptIn(concept);
  if (text === '') return undefined;
  const { text: entry, isShortened } = fitted(text.replace(/\s+/g, ' '), LONGEST_ENTRY);
  const isOver =
    codesOf(objectIn(resource, 'clinicalStatus')).some((code) => over.includes(code)) ||
    textIn(resource, 'abatementDateTime') !== '';
  const isUnsure = verification.some((code) =>
    ['unconfirmed', 'provisional', 'differential', 'presumed'].includes(code),
  );
  return { list, entry, isDoubtful: isCode || isOver || isUnsure, isShortened };
}
