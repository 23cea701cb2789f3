import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { anAppointment } from '../../server/booking/seed.ts';
import { aDoctor } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

test('whoever may write to a doctor comes into the conversation, and everybody else to a question', async () => {
  const elena = await aPerson(t.db);
  const doctor = await aDoctor(t.db);
  await openTab(t, `/Md/${doctor.id}`, { as: elena });
  expect((await screen.findByTestId('ask-question')).textContent).toBe('Message');
  expect(screen.queryByTestId('write-to-provider')).toBeNull();
  closeTab();
  await anAppointment(t, { doctor, person: elena, startsAt: '2026-06-17T16:00:00.000Z' });
  await openTab(t, `/Md/${doctor.id}`, { as: elena });
  const write = await screen.findByTestId('write-to-provider');
  expect(write.textContent).toBe('Write a message');
  expect(write.getAttribute('href')).toBe(`/communicationHub/with/${doctor.id}`);
  expect(screen.queryByTestId('ask-question')).toBeNull();
});

test('a doctor whose evidence has ended has no badge, and the receipt says what ended and when', async () => {
  const doctor = await aDoctor(t.db);
  await t.db
    .insertInto('evidence')
    .values({
      provider_id: doctor.id,
      kind: 'licence',
      facts: '{}',
      result: 'confirmed',
      source: 'Register',
      valid_until: '2026-06-10',
      checked_at: t.clock.now(),
      created_at: t.clock.now(),
    })
    .execute();
  await t.db
    .updateTable('providers')
    .set({ evidence_until: new Date('2026-06-11T07:00:00Z') })
    .where('id', '=', doctor.id)
    .execute();
  await openTab(t, `/Md/${doctor.id}`);
  const lapsed = await screen.findByTestId('trust-lapsed');
  expect(lapsed.textContent).toContain('No longer verified');
  expect(lapsed.textContent).toContain('June 10, 2026');
  expect(screen.getByTestId('trust-licence').textContent).toContain('Ended, not renewed');
  expect(screen.queryByTestId('not-checked')).toBeNull();
  expect(screen.queryByText('Verified')).toBeNull();
});

test('a number that was checked stands once, among what was checked', async () => {
  const doctor = await aDoctor(t.db);
  const shown = { provider_id: doctor.id, result: 'confirmed', source: 'Register', created_at: t.clock.now() } as const;
  await openTab(t, `/Md/${doctor.id}`);
  await screen.findByText('Medical license');
  closeTab();
  await t.db
    .insertInto('evidence')
    .values({ ...shown, kind: 'licence', facts: '{}', valid_until: '2027-06-10', checked_at: t.clock.now() })
    .execute();
  await openTab(t, `/Md/${doctor.id}`);
  await screen.findByTestId('trust-licence');
  expect(screen.queryByText('Medical license')).toBeNull();
  screen.getByText('National provider number (NPI)', { selector: 'dt' });
});

test.each([
  ['one who answers', {}, ['about', 'prices', 'hours', 'trust', 'reviews']],
  ['one whom nobody answers for', { managerId: null }, ['about', 'hours', 'trust', 'reviews']],
])('each link of the page leads to a section that is there: %s', async (_, choices, names) => {
  const doctor = await aDoctor(t.db, choices);
  await openTab(t, `/Md/${doctor.id}`);
  const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(names.map((name) => `#${name}`));
  for (const name of names) expect(document.getElementById(name)?.tagName).toBe('SECTION');
});
