import type { QueryClient } from '@tanstack/react-query';
import { uploadQueueOf } from '#features/uploads/web/upload-queue.ts';
import { draftOf, flushDrafts, keepDraft } from '#web/draft-vault.ts';
import { talkFiles } from '../talk-files.ts';
import { outbox } from './outbox.ts';

/**
 * Before a device is cleared because a session has ended: what has not arrived, in whatever tab it was written, becomes the draft of its
 * conversation, for whoever was logged in. What was typed there since stands below it.
 */
export async function keepAsDrafts(client: QueryClient): Promise<void> {
  const unsent = await outbox.all();
  const talks = new Map(unsent.map(({ talk, draft }) => [talk, draft]));
  for (const [talk, draft] of talks) {
    const entries = unsent.filter((entry) => entry.talk === talk);
    const typed = draftOf(talk)?.values['words'];
    const words = [...entries.map((entry) => entry.words), typed].filter(
      (one) => typeof one === 'string' && one !== '',
    );
    if (words.length > 0) keepDraft(talk, { words: words.join('\n') }, draft);
    const files = entries.flatMap((entry) => entry.files);
    const [name, choices] = talkFiles(talk, draft.label);
    if (files.length > 0) uploadQueueOf(name, client, choices).giveBack(files);
  }
  flushDrafts();
}
