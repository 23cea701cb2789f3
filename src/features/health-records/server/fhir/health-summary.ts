import type { Gender } from '#features/account/profile.ts';
import { brand } from '#shared/brand.ts';
import { narrative } from './narrative.ts';
import { patientOf } from './patient-store.ts';
import {
  addressOf,
  type ExportContext,
  loinc,
  type RecordSource,
  type Resource,
  resourceId,
  resourceOf,
  subjectOf,
  type SummaryEntry,
} from './resource.ts';
import { type SummarySection, summarySectionNames, summarySections } from './summary-sections.ts';

/** The name of the file, which other programs know by its end. */
export const summaryFileName = (name: string): string =>
  `health-${
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'records'
  }.fhir.json`;

/** All health records of a person as a document of FHIR R4, in the sections of an International Patient Summary; and whose it is. */
export async function healthSummary(
  context: ExportContext,
  sources: readonly RecordSource[],
): Promise<{ name: string; bundle: Resource }> {
  const { db, person, speech, now } = context;
  const { first_name: first, last_name: last, date_of_birth: birthDate, gender } = await patientOf(db, person);
  const name = `${first} ${last}`.trim();
  const entries: SummaryEntry[] = [];
  for (const source of sources) entries.push(...(await source(context)));
  const patient = resourceOf('Patient', resourceId('patient', person), {
    name: [{ text: name, family: last, given: [first] }],
    gender: genderCodes[gender ?? 'unsaid'] ?? 'unknown',
    birthDate,
  });
  const author = resourceOf('Device', resourceId('device', brand.name), {
    deviceName: [{ name: brand.name, type: 'user-friendly-name' }],
  });
  const moment = now.toISOString();
  const composition = resourceOf('Composition', resourceId('composition', `${person} ${moment}`), {
    language: speech.locale,
    status: 'final',
    type: loinc('60591-5'),
    subject: subjectOf(context),
    date: moment,
    author: [{ reference: addressOf(author) }],
    title: speech.t('healthRecords.shared.of', { name }),
    section: summarySectionNames.flatMap((section) => sectionOf(context, section, entries)),
  });
  const resources = [composition, patient, author, ...entries.map(({ resource }) => resource)];
  return {
    name,
    bundle: resourceOf('Bundle', resourceId('bundle', `${person} ${moment}`), {
      language: speech.locale,
      identifier: { system: 'urn:ietf:rfc:3986', value: addressOf(composition) },
      type: 'document',
      timestamp: moment,
      entry: resources.map((resource) => ({ fullUrl: addressOf(resource), resource })),
    }),
  };
}

/** R4 takes no other codes; whoever has not said, or was never asked, is `unknown`. */
const genderCodes: Partial<Record<string, string>> = {
  female: 'female',
  male: 'male',
  unsaid: 'unknown',
} satisfies Record<Gender, string>;

function sectionOf({ speech }: ExportContext, section: SummarySection, entries: readonly SummaryEntry[]) {
  const listed = entries.filter((entry) => entry.section === section);
  if (listed.length === 0) return [];
  const { code, words } = summarySections[section];
  const title = speech.t(words);
  const lines = listed.flatMap(({ line }) => (line === null ? [] : [line]));
  return [
    {
      title,
      code: { ...(code && loinc(code)), text: title },
      text: { status: 'generated', div: narrative(lines, speech.locale) },
      entry: listed.map(({ resource }) => ({ reference: addressOf(resource) })),
    },
  ];
}
