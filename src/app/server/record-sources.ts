import { reportsSource } from '#features/diagnostics/server/lab/reports-source.ts';
import { basicsSource } from '#features/health-records/server/fhir/basics-source.ts';
import { recordsSource } from '#features/health-records/server/fhir/records-source.ts';
import type { RecordSource } from '#features/health-records/server/fhir/resource.ts';
import { visitsSource } from '#features/health-records/server/fhir/visits-source.ts';
import { medicinesSource } from '#features/medication/server/medicines-source.ts';

/** What every capability tells in a health summary. */
export const recordSources: readonly RecordSource[] = [
  basicsSource,
  medicinesSource,
  reportsSource,
  visitsSource,
  recordsSource,
];
