import type { QueryClient } from '@tanstack/react-query';
import { preferences } from '#features/preferences/contract.ts';
import type { Language } from '#shared/languages.ts';
import { callsOf } from '#web/queries.ts';
import { session } from '#web/session.ts';

/** The account is written to in the language that was chosen on a page. What does not arrive is told with the next choice. */
export async function tellLanguage(client: QueryClient, language: Language): Promise<void> {
  const owner = session.current();
  if (!owner) return;
  await callsOf(client, preferences)
    .changeGlobal({ params: { id: owner.userId }, body: { language } })
    .catch(() => undefined);
}
