import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '#shared/durations.ts';
import { callsOf } from './calls-of.ts';

type Wish = { doctor: string; personId: string; issue: string; day: number };

/** Books and pays a visit by video with a doctor, so many days ahead or later; for somebody who is logged in and has a card. */
export async function aVisit(page: Page, { doctor, personId, issue, day }: Wish) {
  const { appointments, doctors, payments } = await callsOf(page);
  const from = new Date(Date.now() + day * DAY_MS).toISOString();
  const { data: slots } = await doctors.schedule({ params: { id: doctor }, query: { from, days: 4 } });
  const startsAt = slots.find(({ isFree }) => isFree)?.startsAt ?? '';
  const wish = {
    doctorId: doctor,
    mode: 'video' as const,
    startsAt,
    issue,
    familyMemberId: personId,
    key: randomUUID(),
  };
  const { data } = await appointments.book({ body: wish });
  const [card] = (await payments.cards()).data;
  await payments.pay({ body: { bookingId: data._id, method: card?._id } });
  return { id: data._id, number: data.bookingId };
}

/** What people read aloud of a visit or an order. */
const NUMBER = /(MD|CG|LB)-\d+/;

/** From the cards to the ticket; answers the number that stands on it. */
export async function payVisit(page: Page): Promise<string> {
  await page.waitForURL(/\/CPaymenetCardList/);
  await page.getByTestId('paid-for-confirm').check();
  await page.getByTestId('pay').click();
  await page.waitForURL(/\/CConfirmdPayment/);
  await expect(page.locator('main')).toContainText(NUMBER);
  return NUMBER.exec(await page.locator('main').innerText())?.[0] ?? '';
}
