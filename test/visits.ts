import { beforeEach } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { showsAround } from '#features/tours/server/seed.ts';
import { type NewTour, TOUR_CONSENT_VERSION, type TourAnswer, type TourChange } from '#features/tours/tour.ts';
import { newsOf, lettersTo } from './letters.ts';
import { openTown } from './town.ts';

export const TUESDAY_TEN = '2026-06-16T17:00:00.000Z';
export const TUESDAY_HALF = '2026-06-16T17:30:00.000Z';
export const WEDNESDAY_TEN = '2026-06-17T17:00:00.000Z';

/**
 * A family and a center that shows families around, as both act on visits. It is Monday, June 15, nine in the morning in Pasadena;
 * visits are from ten to noon, a day ahead at least.
 */
export async function openVisits({ limitsFactor = 100 } = {}) {
  const { t, town } = await openTown({ settings: { LIMITS_FACTOR: String(limitsFactor) } });
  beforeEach(() => showsAround(t, town.centre.id));
  const wish = (more: Partial<NewTour> = {}): NewTour => ({
    clientId: aClientId(),
    providerId: town.centre.id,
    startsAt: TUESDAY_TEN,
    familyMemberId: null,
    wishes: 'The garden, please.',
    language: 'es',
    phone: '',
    consent: false,
    consentVersion: TOUR_CONSENT_VERSION,
    ...more,
  });
  const ask = async (more: Partial<NewTour> = {}, person = town.elena) =>
    (await (await t.as(person)).tours.ask({ body: wish(more) })).data;
  const change = async (id: string, body: TourChange, person = town.elena) =>
    (await (await t.as(person)).tours.change({ params: { id }, body })).data;
  const answer = async (id: string, body: TourAnswer, person = town.manager) =>
    (await (await t.as(person)).partnerTours.answer({ params: { id }, body })).data;
  const mine = async (person = town.elena) => (await (await t.as(person)).tours.mine({ query: {} })).data;
  const received = async () => (await (await t.as(town.manager)).partnerTours.list({ query: {} })).data;
  const times = async () => (await (await t.as()).tours.times({ params: { id: town.centre.id } })).data?.times ?? [];
  const tourNewsOf = async (person: Person) => (await newsOf(t, person)).filter(({ kind }) => kind === 'tour');
  /** Mails and texts to somebody, in one. */
  const told = async ({ email, phone }: { email: string; phone?: string }) =>
    (await lettersTo(t, email, ...(phone ? [phone] : []))).join('\n');
  return { t, town, wish, ask, change, answer, mine, received, times, tourNewsOf, told };
}
