import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { formatDay } from '#shared/dates.ts';
import { languageName } from '#shared/language-name.ts';
import { phoneInWords } from '#shared/phone.ts';
import type { Translator } from '#shared/words.ts';
import type { EmergencyCard } from './emergency-card.ts';

/** The parts of a card in the order in which they are read; the words are `medication.card.<part>`. */
export const cardParts = [
  'allergies',
  'contacts',
  'conditions',
  'medicines',
  'bloodGroup',
  'language',
  'needs',
] as const;
export type CardPart = (typeof cardParts)[number];

/** One part in words; `isSaid` is false where nobody has said anything. */
export type CardLine = { part: CardPart; term: string; entries: string[]; isSaid: boolean };

type Speech = { t: Translator; locale: string };

/** Every part in the reader’s language; “not said” is told apart from “none known”. */
export function linesOf(card: EmergencyCard, speech: Speech): CardLine[] {
  const { t } = speech;
  const entries = entriesOf(card, speech);
  return cardParts.map((part) => {
    const said = entries[part];
    const term = t(`medication.card.${part}`);
    if (said === null) return { part, term, entries: [t('medication.card.unsaid')], isSaid: false };
    return { part, term, entries: said.length > 0 ? said : [t('medication.card.none')], isSaid: true };
  });
}

function entriesOf(card: EmergencyCard, { t, locale }: Speech): Record<CardPart, string[] | null> {
  const { allergies, contacts, conditions, medicines, otherMedicines, bloodGroup, language, needs } = card;
  const listed = medicines.map((medicine) => {
    const { name } = medicineInWords(medicine, t);
    return `${name}: ${[medicine.dose, t(`visitSummaries.frequency.${medicine.frequency}`)].join(' · ')}`;
  });
  const called = contacts.map(({ name, relationship, phone }) =>
    [name, relationship && t(`family.relationship.${relationship}`), phoneInWords(phone)].filter(Boolean).join(', '),
  );
  return {
    allergies,
    contacts: called.length > 0 ? called : null,
    conditions,
    medicines: listed.length > 0 ? [...listed, ...(otherMedicines ?? [])] : otherMedicines,
    bloodGroup: bloodGroup && bloodGroup !== 'unknown' ? [bloodGroup.replace('-', '−')] : null,
    language: language === null ? null : [languageName(language, locale)],
    needs: needs === null ? null : [needs],
  };
}

/** So many bytes a code can hold that the camera of a phone still reads from a folded card. */
export const MOST_IN_CODE = 800;
/** So many a code can hold at all. */
const MOST_OF_ANY_CODE = 2200;

/** What a code holds, as plain text, and the parts of which lines are left out; no text where the allergies alone are too many for any code. */
export type CodedCard = { text: string | undefined; leftOut: CardPart[] };

/** The lines as a text for a code: name and allergies always, all of them or none; of the others whole lines, as many as fit. */
export function codedCard(card: EmergencyCard, lines: readonly CardLine[], { t }: Speech): CodedCard {
  const head = [
    t('medication.card.code.head', { day: formatDay(card.today) }),
    [card.name, card.age === null ? '' : t('medication.card.age', { count: card.age })].filter(Boolean).join(', '),
  ];
  const needed = [...head, ...lines.filter(isNeeded).map(asOne)];
  if (bytesOf(needed) > MOST_OF_ANY_CODE) return { text: undefined, leftOut: [...cardParts] };
  const more = t('medication.card.code.more');
  const others = lines.filter((line) => !isNeeded(line)).flatMap(eachOf);
  const all = [...needed, ...textsOf(others)];
  if (bytesOf(all) <= MOST_IN_CODE) return { text: all.join('\n'), leftOut: [] };
  const kept = new Set<CodeLine>();
  for (const line of others.toSorted(asTheyAreChosen))
    if (bytesOf([...needed, ...textsOf([...kept, line]), more]) <= MOST_IN_CODE) kept.add(line);
  const lost = others.filter((line) => !kept.has(line));
  return {
    text: [...needed, ...textsOf(others.filter((line) => kept.has(line))), more].join('\n'),
    leftOut: [...new Set(lost.map(({ part }) => part))],
  };
}

type CodeLine = { part: CardPart; text: string };
const textsOf = (lines: readonly CodeLine[]) => lines.map(({ text }) => text);

/** Whom to call first, then the shorter ones: so most of them fit. */
const asTheyAreChosen = (one: CodeLine, other: CodeLine) => weightOf(one) - weightOf(other);
const weightOf = ({ part, text }: CodeLine) => (part === 'contacts' ? 0 : text.length);

const isNeeded = ({ part }: CardLine) => part === 'allergies';
const asOne = ({ term, entries }: CardLine) => `${term}: ${entries.join(', ')}`;
const eachOf = ({ part, term, entries }: CardLine) =>
  entries.map((entry): CodeLine => ({ part, text: `${term}: ${entry}` }));
const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n')).length;
