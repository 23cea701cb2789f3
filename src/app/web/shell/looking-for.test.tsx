import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let town: FamilyAndCentre;
let rosa: string;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  rosa = await aDependant(t.db, { of: town.elena });
});

const named = () => new URLSearchParams(location.search).get('for');
const isForRosa = async () => {
  expect((await screen.findByTestId('looking-for')).textContent).toContain('For Rosa Marín');
  expect(named()).toBe(rosa);
};

test('senior care is looked for and booked for the person with whom one began', async () => {
  const looked = { person_id: rosa, relationship: 'mother', basis: 'agreed', recorded_at: t.clock.now() };
  await t.db.insertInto('dependants').values(looked).execute();
  await openTab(t, '/dashboard-addfamily', { as: town.elena });
  await userEvent.click(await screen.findByRole('link', { name: 'Find care for Rosa' }));
  await waitFor(() => expect(location.pathname).toBe('/senior-care'));
  await isForRosa();
  await userEvent.click(await screen.findByTestId(`tile-${town.centre.id}`));
  await titled('Jacaranda Day Center');
  await isForRosa();
  await userEvent.click(within(screen.getByTestId('your-days')).getByTestId('stay-days-1'));
  await userEvent.click(within(screen.getByTestId('your-days')).getByTestId('check-dates'));
  await titled('Check your dates');
  await isForRosa();
  await userEvent.click(screen.getByTestId('booking-continue'));
  await titled('Check and continue');
  expect(screen.getByTestId('check-rows').textContent).toContain('Rosa Marín');
});

test('a doctor too, by the menu of services', async () => {
  const doctor = await aDoctor(t.db);
  await openTab(t, `/senior-care?for=${rosa}`, { as: town.elena });
  await isForRosa();
  const menu = within(screen.getByTestId('services-menu'));
  const link = menu.getByRole('link', { name: /^Doctors/, hidden: true });
  fireEvent.pointerDown(link);
  expect(link.getAttribute('href')).toBe(`/top-Doctors?for=${rosa}`); // as another tab would open it
  await userEvent.click(link);
  await waitFor(() => expect(location.pathname).toBe('/top-Doctors'));
  await isForRosa();
  const row = within(await screen.findByTestId(`doctor-${doctor.id}`));
  await userEvent.click(row.getByRole('heading', { level: 2 }).querySelector('a') ?? document.body);
  await waitFor(() => expect(location.pathname).toBe(`/Md/${doctor.id}`));
  await isForRosa();
  closeTab();
  const time = '2026-06-17T16:00:00.000Z';
  await openTab(t, `/md-bookDetails?doctor=${doctor.id}&mode=video&time=${time}&step=person&for=${rosa}`, {
    as: town.elena,
  });
  await titled('Who is this for?');
  await waitFor(() => expect(screen.getByTestId<HTMLInputElement>(`person-${rosa}`).checked).toBe(true));
});

test('one tap leads back to oneself, also in the middle of a booking', async () => {
  await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=check&for=${rosa}`, {
    as: town.elena,
  });
  await titled('Check and continue');
  await waitFor(() => expect(screen.getByTestId('check-rows').textContent).toContain('Rosa Marín'));
  await userEvent.click(await screen.findByTestId('for-myself'));
  await waitFor(() => expect(screen.queryByTestId('looking-for')).toBeNull());
  await waitFor(() => expect(screen.getByTestId('check-rows').textContent).toContain('You, Elena Marín'));
  expect(named()).toBe(town.elena.personId);
});

test('and while one chooses for whom', async () => {
  const address = `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=person&for=${rosa}`;
  await openTab(t, address, { as: town.elena });
  await isForRosa();
  await userEvent.click(screen.getByTestId('for-myself'));
  await waitFor(() => expect(screen.getByTestId<HTMLInputElement>('person-self').checked).toBe(true));
  expect(named()).toBe(town.elena.personId);
});

test.each(['person', 'check'])(
  'who books for others, too, says for whom, and nobody is chosen before: step %s',
  async (step) => {
    await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=${step}`, { as: town.elena });
    await titled('Who is this for?');
    await screen.findByTestId(`person-${rosa}`);
    expect(within(screen.getByTestId('booking-person')).queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.queryByTestId('stranger')).toBeNull();
    await userEvent.click(screen.getByTestId('booking-continue'));
    expect((await screen.findByTestId('error-summary')).textContent).toContain('Please select the patient');
    await userEvent.click(screen.getByTestId('person-self'));
    await userEvent.click(screen.getByTestId('booking-continue'));
    await titled('Check and continue');
    expect(screen.getByTestId('for-whom').textContent).toBe('For Elena Marín');
    await userEvent.click(screen.getByTestId('booking-back'));
    await titled('Who is this for?');
    await waitFor(() => expect(screen.getByTestId<HTMLInputElement>('person-self').checked).toBe(true));
  },
);

test('before the page is awake the forms of the browser take along for whom it is', async () => {
  await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=time&for=${rosa}`, {
    as: town.elena,
  });
  await titled('Check your dates');
  const carried = (form: HTMLElement) => new FormData(form as HTMLFormElement).get('for');
  expect(carried(screen.getByTestId('booking-dates'))).toBe(rosa);
  closeTab();
  await openTab(t, `/care/daycaredetails/${town.centre.id}?for=${rosa}`, { as: town.elena });
  const days = await screen.findByTestId('your-days');
  expect(carried(days.querySelector('form') ?? days)).toBe(rosa);
  closeTab();
  await openTab(t, `/senior-care?for=${rosa}`, { as: town.elena });
  expect(carried(await screen.findByTestId('care-search'))).toBe(rosa);
});

test('the way back in the history and a reload keep whom it is for', async () => {
  await openTab(t, `/senior-care?for=${rosa}`, { as: town.elena });
  await isForRosa();
  // any of them: of the centers of all tests of this file only the first few are shown
  const [tile = document.body] = await screen.findAllByTestId(/^tile-/);
  await userEvent.click(tile);
  await titled('Jacaranda Day Center');
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/senior-care'));
  await isForRosa();
});

test.each(['person', 'check'])('one’s own face leads to oneself, who is nobody’s stranger: step %s', async (step) => {
  const own = town.elena.personId;
  await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=${step}&for=${own}`, {
    as: town.elena,
  });
  await titled(step === 'person' ? 'Who is this for?' : 'Check and continue');
  if (step === 'person') {
    expect(await screen.findByTestId('person-self')).toHaveProperty('checked', true);
    await userEvent.click(screen.getByTestId('booking-continue'));
    await titled('Check and continue');
  }
  await waitFor(() => expect(screen.getByTestId('check-rows').textContent).toContain('You, Elena Marín'));
  expect((await screen.findByTestId('care-notes-card')).textContent).not.toContain('You, Elena');
  expect(screen.queryByTestId('stranger')).toBeNull();
});

test('visitors see nothing of it', async () => {
  await openTab(t, `/senior-care?for=${rosa}`);
  await screen.findByTestId('public-header');
  expect(screen.queryByTestId('looking-for')).toBeNull();
});

test('the short footer of whoever is logged in leads to every service, too', async () => {
  await openTab(t, '/dashboard', { as: town.elena });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Senior Care' }).getAttribute('href')).toBe('/senior-care');
  expect(footer.getByRole('link', { name: 'Doctors' }).getAttribute('href')).toBe('/top-Doctors');
});

test('somebody who is missing is added at the step of the person, and is chosen there with all that was chosen before', async () => {
  await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&days=1,3&guests=2&step=person`, {
    as: town.elena,
  });
  await titled('Who is this for?');
  await userEvent.click(await screen.findByTestId('person-add'));
  const question = await screen.findByRole('heading', { level: 2, name: 'Add a family member' });
  await waitFor(() => expect(document.activeElement).toBe(question));
  await userEvent.click(await screen.findByTestId('add-in-place-save'));
  const summary = (await screen.findByTestId('error-summary')).textContent;
  expect(summary).toContain('First name can');
  await userEvent.type(screen.getByLabelText('First name'), 'Aurelio');
  await userEvent.type(screen.getByLabelText('Last name'), 'Marín');
  await userEvent.selectOptions(screen.getByTestId('member-relationship'), 'father');
  await userEvent.type(screen.getByLabelText(/Date of birth/), '03/04/1941');
  await userEvent.click(screen.getByTestId('add-in-place-save'));
  const added = await screen.findByRole<HTMLInputElement>('radio', { name: /Aurelio Marín/ });
  await waitFor(() => expect(added.checked).toBe(true));
  const query = new URLSearchParams(location.search);
  expect([query.get('days'), query.get('guests'), query.get('step')]).toEqual(['1,3', '2', 'person']);
  await userEvent.click(screen.getByTestId('booking-continue'));
  await titled('Check and continue');
  expect(screen.getByTestId('for-whom').textContent).toBe('For Aurelio Marín');
  expect(named()).toBe(added.value);
  closeTab();
  await openTab(t, '/dashboard', { as: town.elena });
  await userEvent.click(within(await screen.findByTestId(`need-basis-${added.value}`)).getByRole('link'));
  await screen.findByTestId('basis');
});

test('who is chosen on the dashboard stays so in its tabs, and everyone leads back to everyone', async () => {
  await openTab(t, `/dashboard?for=${rosa}`, { as: town.elena });
  await screen.findByTestId('care-circle');
  const header = within(screen.getByTestId('dashboard-header'));
  const tab = header.getAllByRole('link').find((link) => link.getAttribute('href') === '/dashboardbookings');
  await userEvent.click(tab ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/dashboardbookings'));
  expect(named()).toBe(rosa);
  await waitFor(() => expect(document.title).toMatch(/^Rosa · .*[Bb]ookings/));
  await userEvent.click(within(await screen.findByTestId('care-circle')).getByRole('link', { name: 'Everyone' }));
  await waitFor(() => expect(named()).toBeNull());
});
