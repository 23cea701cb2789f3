import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { subjectsTo } from '#test/letters.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { anAwayAccount } from '../server/seed.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '1000' } });

test('staff find who is away, and have the way back sent', async () => {
  const ines = await aPerson(t.db, { firstName: 'Ines' });
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', ines.id).execute();
  const [vera, other] = [
    await anAwayAccount(t.db, { lastName: 'Vásquez', now: t.clock.now() }),
    await anAwayAccount(t.db, { lastName: 'Ortiz', now: t.clock.now() }),
  ];
  await openTab(t, '/partner/staff/away', { as: ines });
  expect(await screen.findAllByTestId('send-way-back')).toHaveLength(2);
  await userEvent.type(screen.getByTestId('away-sought'), vera.email);
  await userEvent.click(screen.getByTestId('away-seek'));
  await waitFor(() => expect(screen.queryByTestId(`away-${other.id}`)).toBeNull());
  screen.getByTestId(`away-${vera.id}`);
  await userEvent.click(screen.getByTestId('send-way-back'));
  await screen.findByTestId('way-back-at');
  expect(await subjectsTo(t, vera.email)).toEqual(['The way back to Lado']);
});
