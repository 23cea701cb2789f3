import type { QueryClient } from '@tanstack/react-query';
import { draftOf, forgetDraft } from '#web/draft-vault.ts';
import type { UnsentEntry } from '#web/outbox/unsent.ts';
import { UNSENT_DOSES, type UnsentDose } from './unsent-dose.ts';
import { unsentDoses } from './unsent-doses.ts';

/** What was said of doses before a reload, or in this tab before the log-in of the same account, goes by itself. */
export async function takeUpDoses(client: QueryClient): Promise<void> {
  await unsentDoses.open(client);
  const kept = draftOf(UNSENT_DOSES)?.values['entries'] as UnsentEntry<UnsentDose>[] | undefined; // written by keepDoses
  for (const entry of kept ?? []) await unsentDoses.giveBack(entry);
  forgetDraft(UNSENT_DOSES);
}
