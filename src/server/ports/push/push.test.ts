import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownPool } from '#test/database.ts';
import { listMailbox } from '../mailbox.ts';
import { openMailboxPush } from './embedded.ts';

const { db } = await ownPool(2);

test('a push is in the mailbox once, newest first, however often it is sent', async () => {
  const push = openMailboxPush(db);
  const [first, second] = [
    { id: randomUUID(), to: randomUUID(), text: 'One' },
    { id: randomUUID(), to: randomUUID(), subject: 'Accepted', text: 'Two' },
  ];
  await push.send(first);
  await push.send(second);
  await push.send(first);
  const letters = await listMailbox(db, { limit: 10 });
  expect(
    letters.map(({ id, channel, recipient, subject, text }) => ({ id, channel, recipient, subject, text })),
  ).toEqual([
    { id: second.id, channel: 'push', recipient: second.to, subject: 'Accepted', text: 'Two' },
    { id: first.id, channel: 'push', recipient: first.to, subject: null, text: 'One' },
  ]);
  expect(await listMailbox(db, { limit: 1 })).toHaveLength(1);
});
