import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, now: '2026-06-17T15:55:00Z', sharesDate: true });
let rosa: Person;
let maya: Person;
let id: string;
beforeEach(async () => {
  sessionStorage.clear();
  t.clock.set('2026-06-15T16:00:00Z');
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  maya = await aPerson(t.db, { firstName: 'Maya' });
  const doctor = await aDoctor(t.db, { managerId: maya.id });
  ({ id } = await anAppointment(t, { doctor, person: rosa, startsAt: '2026-06-17T16:00:00.000Z' }));
  t.clock.set('2026-06-17T15:55:00Z');
});

/** The way in leads to a document of its own: it is opened as the browser would. */
async function openVisit(as = rosa) {
  closeTab();
  await openTab(t, `/videoCall/visit/${id}`, { as });
}

test('one tap on the dashboard joins, and a reload of the door does not', async () => {
  await openTab(t, '/dashboard', { as: rosa });
  fireEvent.click(await screen.findByTestId(`video-join-${id}`));
  await openVisit();
  await screen.findByTestId('visit-trouble'); // asked for camera and microphone, which are missing here
  await openVisit();
  expect((await screen.findByTestId('visit-join')).getAttribute('aria-busy')).toBeNull();
  expect(screen.queryByTestId('visit-trouble')).toBeNull();
});

test('of several the dashboard says whose a visit is that is not one’s own', async () => {
  const pia = await aDependant(t.db, { of: rosa, firstName: 'Pia' });
  const other = await aDoctor(t.db, { managerId: maya.id });
  t.clock.set('2026-06-15T16:00:00Z');
  const slot = { doctor: other, person: rosa, startsAt: '2026-06-17T16:00:00.000Z' };
  await anAppointment(t, { ...slot, forPersonId: pia });
  t.clock.set('2026-06-17T15:55:00Z');
  await openTab(t, '/dashboard', { as: rosa });
  const visits = within(await screen.findByTestId('video-visits')).getAllByRole('listitem');
  expect(visits.map(({ textContent }) => /· for (\w+)/i.exec(textContent)?.[1]).sort()).toEqual(['Pia', undefined]);
});

test('the way in that opens another tab, or comes before the visit is open, leads to the door', async () => {
  await openTab(t, '/dashboard', { as: rosa });
  fireEvent.click(await screen.findByTestId(`video-join-${id}`), { ctrlKey: true });
  await openVisit();
  await screen.findByTestId('visit-join');
  closeTab();
  t.clock.set('2026-06-17T15:00:00Z');
  await openTab(t, '/dashboard', { as: rosa });
  fireEvent.click(await screen.findByTestId(`video-join-${id}`));
  await openVisit();
  await screen.findByTestId('visit-opens');
  t.clock.set('2026-06-17T15:55:00Z');
  await openVisit();
  await screen.findByTestId('visit-join');
});

test('a doctor who has tried camera and microphone today lets in whoever waits with one tap', async () => {
  const works = { camera: 'works', microphone: 'works', hears: true, network: 'good' } as const;
  const calls = (await t.as(maya)).videoVisits;
  const letIn = async () => {
    await openTab(t, '/partner/video', { as: maya });
    const button = await screen.findByTestId(`admit-${id}`);
    fireEvent.click(button);
    const said = button.textContent;
    await openVisit(maya);
    return said;
  };
  await (await t.as(rosa)).videoVisits.arrive({ params: { id } });
  t.clock.set('2026-06-16T17:00:00Z');
  await calls.check({ params: { id }, body: works });
  t.clock.set('2026-06-17T15:55:10Z');
  expect(await letIn()).toContain('door'); // that was yesterday
  await screen.findByTestId('visit-join');
  closeTab();
  await calls.check({ params: { id }, body: { ...works, camera: 'blocked' } });
  expect(await letIn()).toContain('door');
  await screen.findByTestId('visit-join');
  closeTab();
  await calls.check({ params: { id }, body: works });
  expect(await letIn()).toBe('Let in');
  await screen.findByTestId('visit-trouble'); // asked for camera and microphone, which are missing here
});

test('nobody begins a visit with one tap for whom nobody waits', async () => {
  const works = { camera: 'works', microphone: 'works', hears: true, network: 'good' } as const;
  await (await t.as(maya)).videoVisits.check({ params: { id }, body: works });
  await openTab(t, '/partner/video', { as: maya });
  fireEvent.click(await screen.findByTestId(`admit-${id}`));
  await openVisit(maya);
  await screen.findByTestId('visit-join');
});

test('the doctor reads what the devices of a patient can do, in words', async () => {
  const { videoVisits } = await t.as(rosa);
  const body = { camera: 'blocked', microphone: 'works', hears: false, network: 'thin' } as const;
  await videoVisits.check({ params: { id }, body });
  await openTab(t, '/partner/video', { as: maya });
  const check = await screen.findByTestId('desk-check');
  expect([...check.querySelectorAll('li')].map((line) => [line.textContent, line.dataset['good']])).toEqual([
    ['The browser does not allow the camera.', 'false'],
    ['The microphone works.', 'true'],
    ['The tone was not heard.', 'false'],
    ['The connection is slow: the picture may pause.', 'false'],
  ]);
  await videoVisits.check({ params: { id }, body: { ...body, hears: null } });
  closeTab();
  await openTab(t, '/partner/video', { as: maya });
  expect((await screen.findByTestId('desk-check')).textContent).toContain('Nobody said whether the tone was heard.');
});
