import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, now: '2026-06-17T15:55:00Z', sharesDate: true });
let rosa: Person;
let elena: Person;
let id: string;
let guestId: string;
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  elena = await aPerson(t.db);
  const diego = await aPerson(t.db, { firstName: 'Diego' });
  await aRelation(t, { personId: rosa.personId, memberId: elena.id, relationship: 'daughter' });
  await aRelation(t, { personId: rosa.personId, memberId: diego.id, relationship: 'son' });
  const doctor = await aDoctor(t.db, { managerId: (await aPerson(t.db)).id });
  const startsAt = '2026-06-17T16:00:00.000Z';
  ({ id } = await anAppointment(t, { doctor, person: elena, forPersonId: rosa.personId, startsAt }));
  t.clock.set('2026-06-17T15:55:00Z');
  const { videoVisits } = await t.as(elena);
  const { data } = await videoVisits.invite({ params: { id }, body: { how: 'circle', userId: diego.id } });
  guestId = data.guests[0]?._id ?? '';
});

const open = (as: Person) => openTab(t, `/videoCall/visit/${id}`, { as });

test('the person reads who is to come along and at whose wish, and agrees with one tap', async () => {
  await open(rosa);
  const list = await screen.findByTestId('guest-list');
  expect(list.textContent).toContain('Elena Marín would like Diego Marín to come along.');
  await userEvent.click(screen.getByTestId(`agree-${guestId}`));
  await waitFor(() => expect(screen.queryByTestId('guest-waits')).toBeNull());
  expect(screen.getByRole('button', { name: 'Take the invitation of Diego Marín back' })).toBeDefined();
});

test('or says no, after which nobody stands there', async () => {
  await open(rosa);
  await userEvent.click(await screen.findByTestId(`refuse-${guestId}`));
  await waitFor(() => expect(screen.queryByTestId('guest-list')).toBeNull());
});

test('the relative reads that it waits for the person', async () => {
  await open(elena);
  expect((await screen.findByTestId('guest-waits')).textContent).toBe('Waits until Rosa Marín agrees');
  expect(screen.queryByTestId(`agree-${guestId}`)).toBeNull();
});

test('the dashboard of the person leads to the question', async () => {
  await openTab(t, '/dashboard', { as: rosa });
  const asked = await screen.findByTestId(`asked-${guestId}`);
  expect(asked.getAttribute('href')).toContain(id);
});
