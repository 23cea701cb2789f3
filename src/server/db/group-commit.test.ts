import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** Batches as they are begun, each ended by hand. */
function underHand() {
  const begun: { items: string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const commit = groupCommit<string>(
    (items) => new Promise<void>((end, fail) => begun.push({ items, end: () => end(), fail })),
  );
  return { begun, commit };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('what comes alone goes at once, what comes while enough is being written goes together', async () => {
  const { begun, commit } = underHand();
  const written = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((item) => commit([item]));
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['b'], ['c'], ['d']]);
  begun[1]?.end();
  await written[1];
  await settle();
  expect(begun[4]?.items).toEqual(['e', 'f', 'g']);
  expect(begun).toHaveLength(5);
  for (const { end } of begun) end();
  await Promise.all(written);
});

test('a failure is for those of its batch, and the next one goes on', async () => {
  const { begun, commit } = underHand();
  const written = ['a', 'b', 'c', 'd', 'e', 'f'].map((item) =>
    commit([item]).then(
      () => item,
      (error: Error) => error.message,
    ),
  );
  begun[0]?.fail(new Error('lost'));
  await settle();
  begun[4]?.fail(new Error('full'));
  await settle();
  const later = commit(['g']);
  expect(begun[5]?.items).toEqual(['g']);
  for (const { end } of begun) end();
  expect(await Promise.all(written)).toEqual(['lost', 'b', 'c', 'd', 'full', 'full']);
  await later;
});

test('does not answer before its items are written', async () => {
  const { begun, commit } = underHand();
  let isWritten = false;
  const written = commit(['a']).then(() => {
    isWritten = true;
  });
  await settle();
  expect(isWritten).toBe(false);
  begun[0]?.end();
  await written;
  expect(isWritten).toBe(true);
});
