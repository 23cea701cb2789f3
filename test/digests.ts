import type { Person } from '#features/account/server/seed.ts';
import type { TestApp } from './harness.ts';

/** How somebody reads what relatives did for them in a week, and undoes it by its links. */
export function digestsOf(t: TestApp) {
  const digest = async (of: Person, query: { which?: 'this' | 'last' } = {}) =>
    (await (await t.as(of)).weeklyDigest.week({ query })).data;
  const offered = async (of: Person, link: string) =>
    (await (await t.as(of)).weeklyDigest.offered({ query: { link } })).data;
  const undo = async (of: Person, link: string, expectedRefundCents?: number) =>
    (await (await t.as(of)).weeklyDigest.undo({ body: { link, expectedRefundCents } })).data;
  /** The link of the first line of this kind; empty where it has none. */
  const undoOf = async (of: Person, what: string) => {
    const lines = (await digest(of)).flatMap((proxy) => proxy.lines);
    return lines.find((line) => line.what === what)?.undo ?? '';
  };
  return { digest, offered, undo, undoOf };
}
