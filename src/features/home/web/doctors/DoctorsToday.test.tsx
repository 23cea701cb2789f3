import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { doctors } from '#features/doctors/contract.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { showTimesIn } from '#web/device-zone.ts';
import type { TestApp } from '#test/harness.ts';
import { heading } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';

// Monday, nine in Pasadena
const t = await pageApp({ sharesDate: true });
let ids: Record<string, string>;
beforeAll(async () => {
  const opens = { Late: '15:00', Noon: '12:00', Early: '10:00', Fifth: '16:00', Third: '14:00' };
  const made = Object.entries(opens).map(async ([name, opensAt]) => {
    const ranges = [1, 3].map((weekday) => ({ weekday, opens: opensAt, closes: '17:00' }));
    const { id } = await aDoctor(t.db, { name: `Dr. ${name}`, weeklyHours: { ranges } });
    return [name, id] as const;
  });
  ids = Object.fromEntries(await Promise.all(made));
  await aDoctor(t.db, {
    name: 'Dr. Tomorrow',
    weeklyHours: { ranges: [{ weekday: 2, opens: '09:00', closes: '10:00' }] },
  });
  await aDoctor(t.db, { name: 'Dr. Unchecked', verifiedAt: null, managerId: null });
});

beforeEach(() => showTimesIn('America/Los_Angeles'));
afterAll(() => showTimesIn(undefined));

const cards = () => screen.queryAllByTestId(/^soon-/);
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
const timesOf = (card: HTMLElement | undefined) => (card ? within(card).getAllByTestId(/^time-/) : []);

describe('doctors who can be seen today', () => {
  test('are the four who are free soonest, and each of their times leads into its booking', async () => {
    await openTab(t, '/');
    await screen.findByRole('heading', { name: 'Doctors you can see today' });
    screen.getByText('Our doctors have 7 years of clinical experience on average.');
    expect(screen.getByRole('link', { name: 'See all doctors' }).getAttribute('href')).toBe('/top-Doctors');
    expect(names()).toEqual(['Dr. Early', 'Dr. Noon', 'Dr. Third', 'Dr. Late']);
    const [early] = cards();
    expect(early?.textContent).toContain('Family medicine · Speaks Spanish$49 by video');
    expect(
      within(early ?? document.body)
        .getByRole('link', { name: 'Dr. Early' })
        .getAttribute('href'),
    ).toBe(`/Md/${ids['Early']}`);
    expect(timesOf(early).map((time) => [time.textContent, time.getAttribute('href')])).toEqual(
      ['17:00', '17:30'].map((clock, index) => [
        `Today${['10:00', '10:30'][index]} AM, book with Dr. Early`,
        `/md-bookDetails?doctor=${ids['Early']}&mode=video&time=2026-06-15T${clock}:00.000Z`,
      ]),
    );
  });

  test('stay no longer than their times, and are those of the reader’s own day', async () => {
    await openTab(t, '/');
    await screen.findByRole('heading', { name: 'Doctors you can see today' });
    vi.setSystemTime('2026-06-15T21:40:00Z');
    act(() => showTimesIn('America/New_York'));
    expect(names()).toEqual(['Dr. Third', 'Dr. Late', 'Dr. Fifth']);
    const third = timesOf(cards()[0]).map(({ textContent }) => textContent);
    expect(third).toEqual(['Today6:00 PM3:00 PM there, book with Dr. Third']);
    act(() => showTimesIn('Europe/Berlin')); // where it is the sixteenth from then on
    screen.getByRole('heading', { name: 'Doctors you can see soon' });
  });

  test('are those who can be seen soon, with the day, once nobody is free today', async () => {
    t.clock.set('2026-06-16T00:30:00Z');
    await openTab(t, '/');
    await screen.findByRole('heading', { name: 'Doctors you can see soon' });
    expect(names()[0]).toBe('Dr. Tomorrow');
    expect(timesOf(cards()[0]).map(({ textContent }) => textContent)).toEqual(
      ['9:00', '9:30'].map((clock) => `Tomorrow${clock} AM, book with Dr. Tomorrow`),
    );
  });

  test('are no part of a page that cannot ask for them', async () => {
    const fetch: TestApp['fetch'] = async (target, init) =>
      String(target).endsWith(doctors.top.path) ? new Response('{}', { status: 500 }) : t.fetch(target, init);
    await openTab({ ...t, fetch }, '/');
    await heading('Good care, by your side.');
    expect(screen.queryByText(/^Doctors you can see/)).toBeNull();
  });
});
