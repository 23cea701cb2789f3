import { vault } from '#web/offline/vault.ts';
import type { Entry } from './outbox-entry.ts';

const beginningOf = (userId: string) => `outbox ${userId} `;
const nameOf = (userId: string, clientId: string) => beginningOf(userId) + clientId;

/** What a person has not sent yet, on this device, each by itself: tabs write beside one another. Rejects as the vault does. */
export const keptEntries = {
  any: async (userId: string): Promise<boolean> => (await namesOf(userId)).length > 0,

  async all(userId: string): Promise<Entry[]> {
    const kept = await Promise.all((await namesOf(userId)).map(read));
    return inOrder(kept.filter((entry) => entry !== undefined));
  },

  read: (userId: string, clientId: string): Promise<Entry | undefined> => read(nameOf(userId, clientId)),
  keep: (userId: string, entry: Entry): Promise<void> =>
    vault.keep(nameOf(userId, entry.clientId), JSON.stringify(entry)),
  drop: (userId: string, clientId: string): Promise<void> => vault.drop(nameOf(userId, clientId)),
};

export const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt));

const namesOf = async (userId: string) => (await vault.names()).filter((name) => name.startsWith(beginningOf(userId)));

async function read(name: string): Promise<Entry | undefined> {
  const text = await vault.read(name);
  return text === undefined ? undefined : (JSON.parse(text) as Entry); // written by this file
}
