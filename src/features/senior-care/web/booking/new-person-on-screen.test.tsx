import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { circle } from '#features/circle/contract.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { seniorCare } from '#features/senior-care/contract.ts';
import { chargedFor } from '#test/checkout.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab } from '#test/page.tsx';
import { asked, goOn, openStayWizard } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, open } = await openStayWizard();
const fromDoor = '&in=2026-06-22&out=2026-06-22&days=1&step=person&welcome=1&new=';
const card = { number: '4242424242424242', expiry: '0931', code: '737', zip: '91101' };

const name = () => screen.getByLabelText('First and last name');
const relationship = () => screen.getByTestId('member-relationship');
const birth = () => screen.getByLabelText(/Date of birth/);

async function openCheck(door = 'mother') {
  await open(fromDoor + door);
  await titled('Check and continue');
  await screen.findByTestId('book-and-pay');
}
async function fill(fullName: string) {
  await userEvent.type(name(), fullName);
  for (const [field, text] of Object.entries(card)) await userEvent.type(screen.getByTestId(`card-${field}`), text);
}
async function press() {
  const button = () => screen.getByTestId('book-and-pay');
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true')); // busy, it takes no press
  await userEvent.click(button());
}
const atTicket = () => waitFor(() => expect(location.pathname).toBe('/confirmedBooking'), { timeout: 5000 });

const members = async () =>
  (await (await t.as(town.elena)).circle.mine({})).data.map(({ personId, firstName, lastName, relationship, dob }) => ({
    ...{ personId, firstName, lastName, relationship, dob },
  }));
const bookings = () =>
  t.db.selectFrom('bookings').select(['id', 'person_id']).where('provider_id', '=', town.centre.id).execute();
const rosa = { firstName: 'Rosa', lastName: 'Marín Vega', relationship: 'mother', dob: null };
async function expectOne(person: object = rosa) {
  const [member, ...otherMembers] = await members();
  expect(member).toMatchObject(person);
  const [booking, ...otherBookings] = await bookings();
  expect([...otherMembers, ...otherBookings]).toEqual([]);
  expect(booking?.person_id).toBe(member?.personId);
  expect(await chargedFor(t, booking?.id ?? '')).toEqual({ count: 1, cents: 8400 });
}

/** The answer to the first request of this call is lost after it was heard, or another one comes in its place. */
function meddle({ path }: { path: string }, instead?: Response) {
  const { fetch: reached } = globalThis;
  let isOver = false;
  globalThis.fetch = async (target, init) => {
    if (isOver || init?.method !== 'POST' || !String(target).includes(path)) return reached(target, init);
    isOver = true;
    if (instead) return instead;
    await reached(target, init);
    throw new TypeError('the answer was lost');
  };
}

test('whoever is named on the last step is added, booked for and paid by one press', async () => {
  await openCheck();
  expect(relationship()).toHaveProperty('value', 'mother');
  expect(screen.queryByTestId('care-notes-card')).toBeNull();
  expect(screen.queryByTestId('paid-for')).toBeNull();
  await fill('  Rosa  Marín Vega ');
  expect(screen.getByTestId('check-rows').textContent).toContain('Rosa');
  expect(screen.getByTestId('paid-for').textContent).toContain('You are paying for the care of Rosa');
  expect(screen.getByTestId('book-and-pay').textContent).toContain('Book for Rosa');
  await press();
  await atTicket();
  await expectOne();
});

test('two presses at once add once and book once', async () => {
  await openCheck();
  await fill('Rosa Marín Vega');
  await userEvent.dblClick(screen.getByTestId('book-and-pay'));
  await atTicket();
  await expectOne();
});

test('what is wrong with them is said at its field, and nobody is added', async () => {
  await openCheck('somebody');
  const summary = async () => (await screen.findByTestId('error-summary')).textContent;
  await press();
  expect(await summary()).toContain("First name can't be blank");
  expect(await summary()).toContain("Relationship can't be blank");
  expect(name().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(name(), 'Rosa');
  await press();
  await waitFor(async () => expect(await summary()).toContain("Last name can't be blank"));
  await userEvent.type(name(), ' Li');
  await press();
  await waitFor(async () => expect(await summary()).toContain('Name needs at least 3 characters'));
  await userEvent.selectOptions(relationship(), 'aunt');
  await userEvent.type(birth(), '13/40/1940');
  await press();
  await waitFor(async () => expect(await summary()).toContain('There is no such day of birth'));
  expect(await members()).toEqual([]);
});

test('what the server refuses is said at its field, what was typed stays, and the next press books', async () => {
  await openCheck();
  await fill('Rosa Marín Vega');
  await userEvent.type(birth(), '06/17/2031');
  await press();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Date of birth can’t be in the future');
  expect(birth().getAttribute('aria-invalid')).toBe('true');
  expect(name()).toHaveProperty('value', 'Rosa Marín Vega');
  expect(screen.getByTestId('card-number')).toHaveProperty('value', '4242 4242 4242 4242');
  await userEvent.clear(birth());
  await userEvent.type(birth(), '06/17/1946');
  await press();
  await atTicket();
  await expectOne({ ...rosa, dob: '1946-06-17' });
});

test('somebody whose adding nobody answered is added once by the next press, as they were', async () => {
  await openCheck();
  await fill('Rosa Marín Vega');
  meddle(circle.add);
  await press();
  expect((await screen.findByTestId('new-person-fixed')).textContent).toBe('Rosa Marín Vega');
  expect(await bookings()).toEqual([]);
  await press();
  await atTicket();
  await expectOne();
});

test('a booking that nobody answered is repeated for whom was added', async () => {
  await openCheck();
  await fill('Rosa Marín Vega');
  meddle(seniorCare.book);
  await press();
  await screen.findByTestId('error-summary');
  expect(screen.queryByTestId('new-person')).toBeNull();
  await press();
  await atTicket();
  await expectOne();
});

test('whoever was added stays chosen when the booking is refused, with all that was typed, also after a reload', async () => {
  await openCheck();
  await fill('Rosa Marín Vega');
  await userEvent.type(screen.getByTestId('booking-note'), 'No nuts.');
  meddle(seniorCare.book, Response.json({ code: 'overloaded', status: 429 }, { status: 429 }));
  await press();
  await screen.findByTestId('error-summary');
  const [member] = await members();
  expect(asked().get('for')).toBe(member?.personId);
  expect(asked().get('new')).toBeNull();
  expect(screen.getByTestId('check-rows').textContent).toContain('Rosa Marín Vega');
  expect(screen.getByTestId('card-number')).toHaveProperty('value', '4242 4242 4242 4242');
  expect(screen.getByTestId('booking-note')).toHaveProperty('value', 'No nuts.');
  const kept = location.search.replace(/^\?center=[^&]*/, '');
  await press();
  await atTicket();
  await expectOne();
  closeTab();
  await open(kept);
  await titled('Check and continue');
  await waitFor(() => expect(screen.getByTestId('check-rows').textContent).toContain('Rosa Marín Vega'));
  expect(screen.queryByTestId('new-person')).toBeNull();
});

test('holding it adds them, too, and charges nothing', async () => {
  await openCheck('father');
  await userEvent.type(name(), 'Hugo Marín');
  await goOn();
  await waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'), { timeout: 5000 });
  expect(await members()).toMatchObject([{ firstName: 'Hugo', lastName: 'Marín', relationship: 'father' }]);
  const [booking] = await bookings();
  expect(await chargedFor(t, booking?.id ?? '')).toEqual({ count: 0, cents: 0 });
});

test('whoever has somebody to book for already is asked as ever, and offered no second mother', async () => {
  await aDependant(t.db, { of: town.elena });
  await open(`${fromDoor}mother`);
  await titled('Who is this for?');
  await userEvent.click(await screen.findByLabelText(/Rosa Marín/));
  await goOn();
  await titled('Check and continue');
  expect(screen.queryByTestId('new-person')).toBeNull();
  expect((await (await t.as(town.elena)).family.people({})).data).toHaveLength(1);
});

test('that it is for oneself after all, or on other days, can still be said', async () => {
  await openCheck();
  await userEvent.click(screen.getByTestId('change-firstDay'));
  await titled('Check your dates');
  await goOn();
  await titled('Check and continue');
  await screen.findByTestId('new-person');
  await userEvent.click(screen.getByTestId('change-person'));
  await titled('Who is this for?');
  await screen.findByTestId('person-add');
  await goOn();
  await titled('Check and continue');
  expect(screen.queryByTestId('new-person')).toBeNull();
  expect(screen.getByTestId('check-rows').textContent).toContain('You, Elena Marín');
});

test('by the keyboard the name comes first, then who they are, before the card, and Enter books', async () => {
  await openCheck();
  name().focus();
  await userEvent.keyboard('Rosa Marín Vega');
  await userEvent.tab();
  expect(document.activeElement).toBe(relationship());
  await userEvent.tab();
  expect(document.activeElement).toBe(birth());
  for (const [field, text] of Object.entries(card)) {
    screen.getByTestId(`card-${field}`).focus();
    await userEvent.keyboard(text);
  }
  await waitFor(() => expect(screen.getByTestId('book-and-pay').getAttribute('aria-busy')).not.toBe('true'));
  await userEvent.keyboard('{Enter}');
  await atTicket();
  await expectOne();
});
