import { MESSAGE_FILE, MOST_MESSAGE_FILES } from '#features/threads/thread.ts';
import type { UploadChoices } from '#features/uploads/web/upload-queue.ts';

/** The queue of files of one conversation: its name, and what it takes. */
export const talkFiles = (key: string, label: string): [string, UploadChoices] => [
  `talk-${key}`,
  { kind: MESSAGE_FILE, sort: 'documents', most: MOST_MESSAGE_FILES, label },
];
