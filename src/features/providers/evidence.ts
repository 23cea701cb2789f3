import * as z from 'zod/mini';
import { trimmed } from '#features/account/credentials.ts';
import { states } from '#features/places/states.ts';
import { Day } from '#shared/day.ts';
import { longest } from '#shared/text-rules.ts';
import type { JoiningKind } from './application.ts';
import { Npi } from './npi.ts';

/** What a provider can show of itself, in the order in which families read it. */
export const evidenceKinds = ['npi', 'licence', 'inspection', 'insurance', 'background', 'ratio'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What each kind of provider can show. */
export const evidenceOfKind: Record<JoiningKind, readonly EvidenceKind[]> = {
  dayCareCenter: ['licence', 'inspection', 'insurance', 'background', 'ratio'],
  doctor: ['npi', 'licence', 'insurance', 'background'],
  caregiver: ['licence', 'insurance', 'background'],
  diagnosticCenter: ['licence', 'inspection', 'insurance'],
  homeHealthAgency: ['licence', 'inspection', 'insurance', 'background'],
};

/** Without these, confirmed and in force, nobody is verified. */
export const requiredEvidence = ['licence', 'insurance'] as const satisfies readonly EvidenceKind[];

/** The same for each kind: somebody who is alone with people in their homes was looked into, too. */
export const requiredOfKind: Record<JoiningKind, readonly EvidenceKind[]> = {
  dayCareCenter: requiredEvidence,
  doctor: requiredEvidence,
  caregiver: [...requiredEvidence, 'background'],
  diagnosticCenter: requiredEvidence,
  homeHealthAgency: requiredEvidence,
};

/** With what is needed besides, because it has no end: somebody's number in the register of doctors. */
export const neededOfKind: Record<JoiningKind, readonly EvidenceKind[]> = {
  ...requiredOfKind,
  doctor: ['npi', ...requiredEvidence],
};

/** Whether a document is asked for with it: with all that has to be in force. */
export const isInWriting = (of: JoiningKind, kind: EvidenceKind): boolean => requiredOfKind[of].includes(kind);

/** Whether a document is asked for with it, and there is none. */
export const lacksDocument = (of: JoiningKind, { kind, documents }: { kind: EvidenceKind; documents: number }) =>
  documents === 0 && isInWriting(of, kind);

const said = (blank: string, most = 120) => z.pipe(trimmed(blank), z.string().check(longest(most, 'errors.tooLong')));
const chosenDay = (blank: string) => z.pipe(trimmed(blank), Day);
const LONGEST_FINDING = 600;

/** Of a license, a policy. */
export const EvidenceNumber = said('errors.evidenceNumberBlank', 60);
const issuer = said('errors.issuerBlank');
const until = chosenDay('errors.untilBlank');
const on = chosenDay('errors.dateBlank');

/** So many documents can be attached to one thing that is shown. */
export const MOST_DOCUMENTS = 4;

/** Documents that have been sent for it; a change adds them to those that hang there already. */
const fileIds = z.optional(
  z.array(z.uuid('errors.invalid_input')).check(z.maxLength(MOST_DOCUMENTS, 'errors.invalid_input')),
);

const isState = (code: string) => code in states;

/** What is given of each kind. Of an inspection, what was fixed may be left empty. */
export const EvidenceForm = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('licence'),
    /** Which gave it, by its postal code; doctors say so, places are where they are. */
    state: z.optional(z.string('errors.stateUnselected').check(z.refine(isState, 'errors.stateUnselected'))),
    number: EvidenceNumber,
    title: said('errors.licenceKindBlank'),
    issuer,
    until,
    fileIds,
  }),
  z.object({ kind: z.literal('npi'), number: Npi, fileIds }),
  z.object({ kind: z.literal('insurance'), issuer, number: EvidenceNumber, until, fileIds }),
  z.object({
    kind: z.literal('inspection'),
    on,
    issuer,
    found: said('errors.descriptionBlank', LONGEST_FINDING),
    fixed: z.string().check(z.trim(), longest(LONGEST_FINDING, 'errors.tooLong')),
    fileIds,
  }),
  z.object({ kind: z.literal('background'), issuer, on, until, fileIds }),
  z.object({
    kind: z.literal('ratio'),
    guests: z.pipe(
      trimmed('errors.ratioImproper'),
      z.string().check(z.regex(/^([1-9]|[12]\d|30)$/, 'errors.ratioImproper')),
    ),
    on,
    fileIds,
  }),
]);
export type EvidenceForm = z.output<typeof EvidenceForm>;

export type EvidenceField = 'state' | 'number' | 'title' | 'issuer' | 'until' | 'on' | 'found' | 'fixed' | 'guests';

/** The fields of each kind, in the order in which they are asked. */
export const evidenceFields: Record<EvidenceKind, readonly EvidenceField[]> = {
  licence: ['state', 'number', 'title', 'issuer', 'until'],
  npi: ['number'],
  insurance: ['issuer', 'number', 'until'],
  inspection: ['on', 'issuer', 'found', 'fixed'],
  background: ['issuer', 'on', 'until'],
  ratio: ['guests', 'on'],
};

/** What a provider of a kind is asked of it: only doctors say which state gave a license. */
export const fieldsAsked = (of: JoiningKind, kind: EvidenceKind): readonly EvidenceField[] =>
  evidenceFields[kind].filter((field) => field !== 'state' || of === 'doctor');

/** What was given, without its kind and its last day, which stand beside it. */
export const EvidenceFacts = z.partialRecord(
  z.enum(['state', 'number', 'title', 'issuer', 'on', 'found', 'fixed', 'guests']),
  z.string(),
);
export type EvidenceFacts = z.output<typeof EvidenceFacts>;

/** What of these may be read by everybody: the number of a policy is between a place and its insurer. */
export const publicFacts = (kind: EvidenceKind, { number: known, ...facts }: EvidenceFacts): EvidenceFacts =>
  kind === 'insurance' || known === undefined ? facts : { ...facts, number: known };

/** One line of the trust receipt. `lapsed`: it was confirmed, and its last day is over. `unchecked`: nobody has checked it for us. */
export const ReceiptLine = z.object({
  kind: z.enum(evidenceKinds),
  state: z.enum(['confirmed', 'lapsed', 'unchecked']),
  facts: EvidenceFacts,
  until: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** First name and initial of whoever of our staff checked it. */
  checkedBy: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
});
export type ReceiptLine = z.output<typeof ReceiptLine>;

/** What has ended of all that has to be in force: who shows it was checked once, and is not verified any more. */
export const lapsedIn = (of: JoiningKind, lines: readonly ReceiptLine[]): ReceiptLine | undefined =>
  lines.find(({ kind, state }) => state === 'lapsed' && requiredOfKind[of].includes(kind));
