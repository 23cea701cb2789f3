import { vault } from '#web/offline/vault.ts';
import type { OutboxMessage, UnsentEntry } from './unsent.ts';

/**
 * What a person has not sent yet, on this device, under the name of an outbox, each by itself: tabs write beside one another. Rejects as
 * the vault does.
 */
export function keptEntries<Said extends OutboxMessage>(outbox: string) {
  const beginningOf = (userId: string) => `${outbox} ${userId} `;
  const nameOf = (userId: string, clientId: string) => beginningOf(userId) + clientId;
  const namesOf = async (userId: string) =>
    (await vault.names()).filter((name) => name.startsWith(beginningOf(userId)));
  async function read(name: string): Promise<UnsentEntry<Said> | undefined> {
    const text = await vault.read(name);
    return text === undefined ? undefined : (JSON.parse(text) as UnsentEntry<Said>); // written by this file
  }
  return {
    any: async (userId: string): Promise<boolean> => (await namesOf(userId)).length > 0,
    async all(userId: string): Promise<UnsentEntry<Said>[]> {
      const kept = await Promise.all((await namesOf(userId)).map(read));
      return inOrder(kept.filter((entry) => entry !== undefined));
    },
    read: (userId: string, clientId: string) => read(nameOf(userId, clientId)),
    keep: (userId: string, entry: UnsentEntry<Said>): Promise<void> =>
      vault.keep(nameOf(userId, entry.clientId), JSON.stringify(entry)),
    drop: (userId: string, clientId: string): Promise<void> => vault.drop(nameOf(userId, clientId)),
  };
}

export const inOrder = <Entry extends { writtenAt: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt));
