import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';

const t = await pageApp({ sharesDate: true });

test.each(['/partner', '/partner/day', '/partner/calendar', '/partner/profile'])(
  'to a family that manages no center %s says so, and asks for nothing that is not there',
  async (path) => {
    const missed: string[] = [];
    const noting = async (...asked: Parameters<typeof t.fetch>) => {
      const answer = await t.fetch(...asked);
      if (answer.status === 404) missed.push(String(asked[0]));
      return answer;
    };
    await openTab({ ...t, fetch: noting }, path, { as: await aPerson(t.db) });
    await screen.findByTestId('no-provider');
    expect(missed).toEqual([]);
  },
);
