import type { UploadChoices } from '#features/uploads/web/upload-queue.ts';
import type { Translator } from '#shared/words.ts';
import { MOST_TICKET_FILES, TICKET_FILE } from '../ticket.ts';

/** What may go along with a ticket or a message of it. */
export const ticketFileChoices = (t: Translator): UploadChoices => ({
  kind: TICKET_FILE,
  sort: 'documents',
  most: MOST_TICKET_FILES,
  label: t('support.files'),
});
