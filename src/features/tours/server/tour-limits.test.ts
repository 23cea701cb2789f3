import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { openVisits } from '#test/visits.ts';

const { t, ask, times } = await openVisits({ limitsFactor: 1 });

test('one network takes no more than ten visiting times of a place, with however many new accounts', async () => {
  const free = await times();
  const strangers = await Promise.all(Array.from({ length: 13 }, () => aPerson(t.db)));
  const codes: unknown[] = [];
  for (const [index, stranger] of strangers.entries())
    codes.push(
      await ask({ startsAt: free[index] ?? '' }, stranger).then(
        () => 'taken',
        (failure: { code: string }) => failure.code,
      ),
    );
  const refused = Array.from({ length: 3 }, () => 'too_many_requests');
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'taken'), ...refused]);
});
