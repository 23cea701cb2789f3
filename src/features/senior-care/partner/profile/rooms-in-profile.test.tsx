import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import type { NewCentre } from '../../server/centre-store.ts';
import { aCentre } from '../../server/seed.ts';

const t = await pageApp({ sharesDate: true });
let marcus: Person;
let home: NewCentre;
beforeEach(async () => {
  marcus = await aPerson(t.db);
  home = await aCentre(t.db, { managerId: marcus.id, kind: 'board_and_care' });
});

const stored = () =>
  t.db
    .selectFrom('centres')
    .select(['capacity', 'month_cents', 'rooms'])
    .where('provider_id', '=', home.id)
    .executeTakeFirstOrThrow();
const row = (name: string) => within(screen.getByRole('group', { name }));
async function fill(name: string, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = row(name).getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}
const save = () => userEvent.click(screen.getByTestId('save-profile'));

test('a residence says which rooms it has; their places and least prices are its own', async () => {
  await openTab(t, '/partner/profile', { as: marcus });
  await screen.findByTestId('rooms');
  await fill('Suite', { Places: '2', 'A day': '310', 'A week': '1,950', 'Four weeks': '7200' });
  await fill('Shared room', { Places: '4', 'A day': '180', 'A week': '1120' });
  await save();
  const summary = await screen.findByTestId('error-summary');
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  await fill('Shared room', { 'Four weeks': '4100' });
  await save();
  await screen.findByTestId('saved');
  expect(await stored()).toEqual({
    capacity: 6,
    month_cents: 410_000,
    rooms: [
      { type: 'shared', places: 4, prices: { dayCents: 18_000, weekCents: 112_000, monthCents: 410_000 } },
      { type: 'suite', places: 2, prices: { dayCents: 31_000, weekCents: 195_000, monthCents: 720_000 } },
    ],
  });
  await waitFor(() => expect(screen.getByTestId('preview').textContent).toContain('from $4,100'));
  expect(screen.queryByTestId('capacity')).toBeNull();
  await fill('Suite', { Places: '0' });
  await save();
  await waitFor(async () => expect((await stored()).capacity).toBe(4));
});

test('a day center has none', async () => {
  closeTab();
  const other = await aPerson(t.db);
  await aCentre(t.db, { managerId: other.id });
  await openTab(t, '/partner/profile', { as: other });
  await screen.findByTestId('preview');
  expect(screen.queryByTestId('rooms')).toBeNull();
});
