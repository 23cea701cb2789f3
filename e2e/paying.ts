import { expect, type Page } from '@playwright/test';
import { callsOf } from './calls-of.ts';
import { alive, go } from './journeys.ts';

/** A card that is taken, as it is typed. */
export const card = { number: '4242 4242 4242 4242', expiry: '0931', code: '123', name: 'Elena Marín', zip: '91101' };

export async function fillCard(page: Page, changes: Partial<typeof card> = {}) {
  for (const [field, text] of Object.entries({ ...card, ...changes }))
    await page.getByTestId(`card-${field}`).fill(text);
}

// A worker that begins anew after a failure takes other days.
let weeksAhead = 8 + 15 * (Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 3);

/** The Monday in so many weeks, counted from this one or, on another day, from the next. */
export function mondayIn(weeks: number): Date {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 * weeks + ((8 - day.getUTCDay()) % 7));
  return day;
}

/**
 * A Monday at a centre that has room for everybody, eight weeks ahead or more; the address of a step of its booking. The first step
 * serves for looking, each later one has a Monday of its own.
 */
export async function stepOfBooking(page: Page, step: 'time' | 'person' | 'check'): Promise<string> {
  const answer = await page.request.get('/services/seniorcare/centres/v1.0/search?place=Pasadena,%20CA&kind=day_care');
  const { data } = (await answer.json()) as { data: { _id: string; name: string }[] };
  const centre = data.find(({ name }) => name === 'Casa Amable')?._id;
  const monday = mondayIn(weeksAhead).toISOString().slice(0, 10);
  if (step !== 'time') weeksAhead += 1;
  return `/care/daycare-bookingdetails?center=${centre}&in=${monday}&out=${monday}&days=1&type=day&guests=1&step=${step}`;
}

/** A new booking of whoever is logged in, for themselves, with the card form of its payment open; its id. */
export async function openPayment(page: Page): Promise<string> {
  const { ownId } = await (await callsOf(page)).family.people();
  await go(page, `${await stepOfBooking(page, 'check')}&for=${ownId}`);
  await page.getByTestId('booking-continue').click();
  await expect(page).toHaveURL(/paymentmethod/);
  await useAnotherCard(page);
  return new URL(page.url()).searchParams.get('booking') ?? '';
}

/** The number on the ticket of what has just been paid. */
export async function numberOnTicket(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/confirmedBooking/);
  return /SC-\d+/.exec(await page.getByTestId('ticket-booking-id').innerText())?.[0] ?? '';
}

/** Where a card has been saved, the fields are one choice away. */
export async function useAnotherCard(page: Page) {
  await alive(page);
  await expect(page.getByTestId('pay')).toBeVisible();
  const other = page.getByTestId('card-new');
  if ((await other.count()) > 0) await other.check();
}

/** How many charges the server was told to make: a repetition carries the key of the first, and asking how it stands charges nothing. */
export function countCharges(page: Page): () => number {
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/makepayment') && request.postData()?.includes('"pay"'))
      keys.add(request.headers()['idempotency-key']);
  });
  return () => keys.size;
}
