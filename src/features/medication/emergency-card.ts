import * as z from 'zod/mini';
import { type CareNotes, toldOf } from '#features/care-notes/care-notes.ts';
import { bloodGroups, type HealthFacts } from '#features/health-records/profile.ts';
import type { IntakeAnswer, IntakeAnswers } from '#features/intake/intake.ts';
import { Medicine } from '#features/visit-summaries/medicine.ts';
import { type Day, yearsSince } from '#shared/dates.ts';

/** What was said of something: null where nobody has said anything, empty where somebody said that there is none. */
const Statements = z.nullable(z.array(z.string()));
type Statements = z.output<typeof Statements>;

const Contact = z.object({
  name: z.string(),
  /** What they are to the person; empty where nobody said. */
  relationship: z.string(),
  phone: z.string(),
});
export type Contact = z.output<typeof Contact>;

/** What a first helper has to know of somebody, on one page. */
export const EmergencyCard = z.object({
  personId: z.uuid(),
  name: z.string(),
  /** In whole years; null where nobody said when they were born. */
  age: z.nullable(z.int()),
  allergies: Statements,
  contacts: z.array(Contact),
  conditions: Statements,
  /** Those of the list that are taken at this time. */
  medicines: z.array(Medicine),
  /** What else was said of medicines, in words. */
  otherMedicines: Statements,
  bloodGroup: z.nullable(z.enum(bloodGroups)),
  /** ISO 639. */
  language: z.nullable(z.string()),
  /** What a helper has to mind besides. */
  needs: z.nullable(z.string()),
  /** False for whoever sees the records and not the bookings: what providers are told with these is not on it. */
  isWhole: z.boolean(),
  /** On the clock of whoever keeps the list of medicines. */
  today: z.string(),
});
export type EmergencyCard = z.output<typeof EmergencyCard>;

/** What is told with bookings, and who looks after somebody without an account. */
export type ConfidentialFacts = { notes: CareNotes | undefined; keeper: { name: string; phone: string } | undefined };

export type CardParts = {
  person: { personId: string; name: string; bornOn: Day | null; language: string | null };
  facts: HealthFacts;
  answers: IntakeAnswers | undefined;
  taken: readonly Medicine[];
  /** Undefined for whoever does not see the bookings. */
  confidence: ConfidentialFacts | undefined;
  today: Day;
};

/**
 * The card from its parts: what any of them names stands on it, and “none” only where one says so and no other names any. Of what is
 * written for providers it has what they are told, and the allergies even where one keeps them back from a provider.
 */
export function cardOf({ person, facts, answers, taken, confidence, today }: CardParts): EmergencyCard {
  const notes = confidence?.notes && toldOf(confidence.notes);
  const { personId, name, bornOn, language } = person;
  return {
    personId,
    name,
    age: bornOn === null ? null : yearsSince(bornOn, today),
    allergies: together(facts.allergies, answered(answers?.allergies), written(confidence?.notes?.allergies)),
    contacts: contactsIn(notes, confidence?.keeper),
    conditions: together(facts.medicalConditions, answered(answers?.conditions)),
    medicines: [...taken],
    otherMedicines: together(answered(answers?.medicines), written(notes?.medicines)),
    bloodGroup: facts.bloodGroup ?? null,
    language: notes?.language || language,
    needs: notes?.needs || null,
    isWhole: confidence !== undefined,
    today,
  };
}

type Source = readonly string[] | undefined;

/** What several say of one thing, each entry once however it is spelt. */
function together(...sources: Source[]): Statements {
  const said = sources.filter((source) => source !== undefined);
  if (said.length === 0) return null;
  const byLetters = new Map<string, string>();
  for (const entry of said.flat()) if (!byLetters.has(folded(entry))) byLetters.set(folded(entry), entry);
  return [...byLetters.values()];
}
const folded = (entry: string) => entry.trim().toLocaleLowerCase();

/** Whoever is not sure has said nothing. */
function answered(answer: IntakeAnswer | undefined): Source {
  if (answer?.reply === 'yes') return [answer.details];
  return answer?.reply === 'no' ? [] : undefined;
}

const written = (text: string | undefined): Source => (text ? [text] : undefined);

function contactsIn(notes: CareNotes | undefined, keeper: ConfidentialFacts['keeper']): Contact[] {
  const named = notes?.contactName
    ? [{ name: notes.contactName, relationship: notes.contactRelationship, phone: notes.contactPhone }]
    : [];
  const isNamed = named.some(({ phone }) => phone === keeper?.phone);
  return keeper && !isNamed ? [...named, { ...keeper, relationship: '' }] : named;
}
