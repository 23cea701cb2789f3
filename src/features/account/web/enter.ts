import type { QueryClient } from '@tanstack/react-query';
import type { LoggedIn } from '#features/account/contract.ts';
import { forgetDraftsOfOthers } from '#web/draft-vault.ts';
import { session } from '#web/session.ts';

/** Keeps what a log-in answered; what somebody else left in this tab is gone. */
export function enter(client: QueryClient, { data, expiresAt, isPartner }: LoggedIn): void {
  forgetDraftsOfOthers(data._id);
  client.clear();
  session.open(data, { expiresAt, isPartner });
}
