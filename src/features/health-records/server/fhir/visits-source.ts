import { presentSummaries } from '#features/visit-summaries/server/present-summary.ts';
import { signedAfter } from '#features/visit-summaries/server/summary-store.ts';
import type { Summary } from '#features/visit-summaries/summary.ts';
import { inPages } from '#server/db/pages.ts';
import { formatMoment } from '#shared/dates.ts';
import {
  type ExportContext,
  inText,
  named,
  type RecordSource,
  referenceTo,
  resourceId,
  resourceOf,
  subjectOf,
  type SummaryEntry,
  terminology,
} from './resource.ts';

/** What doctors have signed of visits here; the medicines of them stand with the medicines. */
export const visitsSource: RecordSource = async (context) => {
  const { db, person, atOnce } = context;
  const summaries: Summary[] = [];
  for await (const rows of inPages((page) => signedAfter(db, person, page), atOnce))
    summaries.push(...(await presentSummaries(context, rows)));
  return summaries
    .toSorted((one, other) => other.startsAt.localeCompare(one.startsAt))
    .flatMap((summary) => entriesOf(context, summary));
};

function entriesOf(context: ExportContext, summary: Summary): SummaryEntry[] {
  const { _id: id, providerName, startsAt, timeZone, notes, diagnosis, addenda, signedAt } = summary;
  const whose = subjectOf(context);
  const when = formatMoment(timeZone, new Date(startsAt), context.speech.locale);
  const written = [notes, ...addenda.map(({ words }) => words)].join('\n\n');
  const visit = resourceOf('Encounter', resourceId('visit', id), {
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'VR' },
    subject: whose,
    participant: [{ individual: named(providerName) }],
    period: { start: startsAt },
    diagnosis: diagnosis === '' ? [] : [{ condition: referenceTo('diagnosis', id) }],
    serviceProvider: named(providerName),
  });
  const note = resourceOf('ClinicalImpression', resourceId('visit-note', id), {
    status: 'completed',
    subject: whose,
    encounter: referenceTo('visit', id),
    date: signedAt,
    assessor: named(providerName),
    summary: written,
  });
  const line = [`${when}, ${providerName}`, diagnosis, written].filter(Boolean).join('; ');
  const found = resourceOf('Condition', resourceId('diagnosis', id), {
    category: [terminology('condition-category', 'encounter-diagnosis')],
    code: inText(diagnosis),
    subject: whose,
    encounter: referenceTo('visit', id),
    recordedDate: signedAt,
    asserter: named(providerName),
  });
  return [
    { section: 'visits', resource: visit, line },
    { section: 'visits', resource: note, line: null },
    ...(diagnosis === '' ? [] : [{ section: 'visits', resource: found, line: null } as const]),
  ];
}
