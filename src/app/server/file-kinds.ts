import { portraits } from '#features/family/server/set-portrait.ts';
import { reportFiles } from '#features/diagnostics/server/lab/report-files.ts';
import { recordFiles } from '#features/health-records/server/record-files.ts';
import { visitReports } from '#features/intake/server/visit-reports.ts';
import { insurancePictures } from '#features/insurance/server/insurance-pictures.ts';
import { evidenceFiles } from '#features/partners/server/evidence-files.ts';
import { placePhotos } from '#features/providers/server/photos/place-photos.ts';
import { messageFiles } from '#features/threads/server/message-files.ts';
import { summaryFiles } from '#features/visit-summaries/server/summary-files.ts';
import { ticketFiles } from '#features/support/server/ticket-files.ts';
import type { FileKind, FileKinds } from '#features/uploads/server/file-kind.ts';

/** Everything that files are sent for: a capability that takes some adds its own. */
// prettier-ignore
const kinds: readonly FileKind[] = [
  portraits,
  placePhotos,
  evidenceFiles,
  ticketFiles,
  messageFiles,
  summaryFiles,
  recordFiles,
  insurancePictures,
  visitReports,
  reportFiles,
];

export const fileKinds: FileKinds = Object.fromEntries(kinds.map((kind) => [kind.name, kind]));
