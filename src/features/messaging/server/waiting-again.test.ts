import fs from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { insertMessage } from '#features/threads/server/message-store.ts';
import { insertThread, writeThread } from '#features/threads/server/thread-store.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import type { Side } from '#features/threads/thread.ts';
import { openTown } from '#test/town.ts';
import { CONVERSATION } from '../talk.ts';

const { t, town } = await openTown();
const MINUTE_MS = 60_000;
// The statement asks the clock of the database.
const at = (minute: number, daysAgo = 1) => new Date(Date.now() - daysAgo * 86_400_000 + minute * MINUTE_MS);

/** A conversation as the former rule left it: nothing of it waits. */
async function aTalk(said: readonly (readonly [Side, string])[], daysAgo = 1) {
  const { personId, id: userId } = await aPerson(t.db);
  const clientId = aClientId();
  const talk = { kind: CONVERSATION, userId, personId, providerId: town.centre.id, clientId, isShared: true };
  const id = (await insertThread(t.db, { ...talk, now: at(0, daysAgo) })) ?? '';
  for (const [minute, [side, words]] of said.entries())
    await insertMessage(t.db, {
      threadId: id,
      side,
      userId: side === 'asker' ? userId : town.manager.id,
      clientId: aClientId(),
      words,
      now: at(minute, daysAgo),
    });
  await writeThread(t.db, id, { waiting_since: null });
  return id;
}
const migration = new URL('../../../server/db/migrations/20261231_i_waiting_messages.sql', import.meta.url);

test('what families told before the rule was changed waits again, from its first message on; thanks and what is long over do not', async () => {
  const told = await aTalk([
    ['asker', 'Is she well?'],
    ['answerer', 'She is.'],
    ['asker', 'Thank you!'],
    ['asker', 'She is confused today'],
    ['asker', 'And tired'],
  ]);
  const thanked = await aTalk([
    ['answerer', 'See you on Monday.'],
    ['asker', 'Спасибо!'],
  ]);
  const answered = await aTalk([
    ['asker', 'She is confused today'],
    ['answerer', 'We sit with her.'],
  ]);
  const old = await aTalk([['asker', 'She is confused today']], 40);
  await sql.raw(fs.readFileSync(migration, 'utf8')).execute(t.db);
  const rows = await t.db
    .selectFrom('threads')
    .select(['id', 'waiting_since'])
    .where('id', 'in', [told, thanked, answered, old])
    .execute();
  const since = Object.fromEntries(rows.map(({ id, waiting_since: instant }) => [id, instant]));
  const { written_at: first } = await t.db
    .selectFrom('thread_messages')
    .select('written_at')
    .where('thread_id', '=', told)
    .where('sequence', '=', 4)
    .executeTakeFirstOrThrow();
  expect(since).toEqual({ [told]: first, [thanked]: null, [answered]: null, [old]: null });
});
