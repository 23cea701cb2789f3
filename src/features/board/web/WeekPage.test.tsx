import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true });

test('whoever does something is drawn as in the list of those who see the week', async () => {
  const [rosa, mateo] = [await aPerson(t.db, { firstName: 'Rosa' }), await aPerson(t.db, { firstName: 'Mateo' })];
  await aRelation(t, { personId: rosa.personId, memberId: mateo.id });
  await openTab(t, `/dashboard-week?for=${rosa.personId}`, { as: mateo });
  const members = (await screen.findByRole('heading', { name: 'Who sees this week' })).parentElement ?? document.body;
  const { personId } = rosa;
  await (
    await t.as(mateo)
  ).board.addTask({
    body: { title: 'Glasses', day: t.clock.now().toISOString().slice(0, 10), familyMemberId: personId },
  });
  const facesIn = (element: HTMLElement) =>
    [...element.querySelectorAll<HTMLImageElement>('[data-art=portrait]')].map(({ src }) => src);
  const [, own] = facesIn(members);
  await openTab(t, `/dashboard-week?for=${personId}`, { as: mateo });
  await userEvent.click(await screen.findByTestId('take'));
  const doer = await screen.findByTestId('doer');
  within(doer).getByText('You');
  expect(facesIn(doer)).toEqual([own]);
});
