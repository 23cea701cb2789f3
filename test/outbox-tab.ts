import { vi } from 'vitest';
import { queryClientWith } from '#web/queries.ts';
import { session } from '#web/session.ts';

/** Somebody is logged in in this tab, as far as the tab knows. */
export const logInHere = (_id: string) =>
  session.open(
    { _id, email: 'anna@example.com', firstName: 'Anna', lastName: 'B', profileImage: null, token: _id },
    { expiresAt: new Date(Date.now() + 900_000).toISOString(), expiresInSeconds: 900, workspace: 'family' },
  );

/** Sends nothing, and notes the words of each message. */
export const notingClient = (note: (words: string) => void) =>
  queryClientWith(((_: unknown, { body }: { body: { words: string } }) => {
    note(body.words);
    return Promise.resolve({ data: { _id: 'thread' } });
  }) as never); // the only call that is sent

/** The browser says that there is a connection, or none; whoever takes it away puts it back. */
export function goOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
