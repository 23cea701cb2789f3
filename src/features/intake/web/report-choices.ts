import type { UploadChoices } from '#features/uploads/web/upload-queue.ts';
import type { Translator } from '#shared/words.ts';
import { MOST_REPORTS, VISIT_REPORT } from '../intake.ts';

/** What may go along with a visit besides what goes already. */
export const reportChoices = (t: Translator, present = 0): UploadChoices => ({
  kind: VISIT_REPORT,
  sort: 'documents',
  most: MOST_REPORTS - present,
  label: t('intake.reports'),
});
