import { flushDrafts, keepDraft } from '#web/draft-vault.ts';
import { UNSENT_DOSES } from './unsent-dose.ts';
import { unsentDoses } from './unsent-doses.ts';

/** Before a device is cleared because a session has ended: what was said of doses waits in this tab for the log-in of the same account. */
export async function keepDoses(): Promise<void> {
  const entries = await unsentDoses.all();
  const draft = entries.at(-1)?.draft;
  if (draft) keepDraft(UNSENT_DOSES, { entries }, draft);
  flushDrafts();
}
