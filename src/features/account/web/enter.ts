import type { QueryClient } from '@tanstack/react-query';
import type { LoggedInAccount } from '#features/account/logged-in.ts';
import { forgetDraftsOfOthers } from '#web/draft-vault.ts';
import { session } from '#web/session.ts';

/** Stores what a log-in answered; drafts of other people and the query cache are cleared. */
export function enter(client: QueryClient, { data, ...auth }: LoggedInAccount): void {
  forgetDraftsOfOthers(data._id);
  client.clear();
  session.open(data, auth);
}
