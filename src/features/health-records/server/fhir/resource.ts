import { createHash } from 'node:crypto';
import type { BookingKinds, Speech } from '#features/bookings/server/kind.ts';
import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import type { SummarySection } from './summary-sections.ts';

/** A resource of FHIR R4. */
export type Resource = { resourceType: string; id: string; [element: string]: unknown };

/** A resource in a section of the health summary, and how the section says it; several may stand behind one line. */
export type SummaryEntry = { section: SummarySection; resource: Resource; line: string | null };

/** Of whom a health summary is made, and for a reader of which language; `atOnce`: so many rows are read at a time. */
export type ExportContext = {
  db: Db;
  bookingKinds: BookingKinds;
  person: PersonId;
  speech: Speech;
  now: Date;
  atOnce?: number;
};

/** What one capability tells in the health summary of a person whom the caller may export. */
export type RecordSource = (context: ExportContext) => Promise<SummaryEntry[]>;

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    /** What stands in a health summary, capability by capability. */
    recordSources: readonly RecordSource[];
  }
}

/** The same thing has the same id in every export, so that whoever reads two of them has it once; it tells no id of ours. */
export function resourceId(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind} ${key}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

export const addressOf = ({ id }: Pick<Resource, 'id'>): string => `urn:uuid:${id}`;
export const referenceTo = (kind: string, key: string) => ({ reference: addressOf({ id: resourceId(kind, key) }) });
export const subjectOf = ({ person }: Pick<ExportContext, 'person'>) => referenceTo('patient', person);

/** Somebody or something that has a name here and no resource. */
export const named = (display: string) => (display === '' ? undefined : { display });
export const inText = (text: string) => (text === '' ? undefined : { text });
export const coded = (system: string, code: string) => ({ coding: [{ system, code }] });
export const loinc = (code: string) => coded('http://loinc.org', code);
export const terminology = (name: string, code: string) => coded(`http://terminology.hl7.org/CodeSystem/${name}`, code);
export const noteOf = (text: string) => (text === '' ? undefined : [{ text }]);

/** In the place of a moment that nobody knows. */
export const unknownMoment = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

/** That there is nothing, or that nobody has said, as the International Patient Summary has it. */
export const absent = (code: string) => coded('http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code);

type Content = { [element: string]: unknown };

/** What neither XML nor a text of FHIR may hold. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Without what is not said: FHIR knows no empty elements. */
export const resourceOf = (resourceType: string, id: string, content: Content): Resource => ({
  resourceType,
  id,
  ...(said(content) as Content | undefined),
});

function said(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NO_CHARACTER, '') || undefined;
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    const list = value.map(said).filter((one) => one !== undefined);
    return list.length > 0 ? list : undefined;
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as Content)
    .map(([name, one]) => [name, said(one)] as const)
    .filter(([, one]) => one !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
