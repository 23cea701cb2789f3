import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aDoctor } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let unchecked: string;
beforeAll(async () => {
  await aDoctor(t.db, { name: 'Dr. Lev Brandt', specialties: ['psychiatry'], languages: ['en'] });
  await aDoctor(t.db, { name: 'Dr. Ana Prieto', specialties: ['psychiatry'] });
  await aDoctor(t.db);
  unchecked = (await aDoctor(t.db, { name: 'Dr. Anahit Sarkisova', verifiedAt: null, managerId: null })).id;
});

const names = () => [...document.querySelectorAll('[data-testid^=doctor-] h2')].map(({ textContent }) => textContent);

test('a doctor is found by a complaint, filtered by a language, and a time of another day chosen', async () => {
  await openTab(t, '/top-Doctors');
  expect((await screen.findByTestId('average-years')).textContent).toBe(
    'Our doctors have 7 years of clinical experience on average.',
  );
  await userEvent.type(screen.getByTestId('doctor-words'), 'cannot sleep{Enter}');
  expect((await screen.findByTestId('understood')).textContent).toContain('Psychiatry');
  expect(names().toSorted()).toEqual(['Dr. Ana Prieto', 'Dr. Lev Brandt']);

  await userEvent.click(screen.getByTestId('filter-language'));
  const spanish = await screen.findByTestId('chip-language-language-es');
  await waitFor(() => expect(spanish.closest('label')?.textContent).toBe('Spanish1'));
  await userEvent.click(spanish);
  await waitFor(() => expect(names()).toEqual(['Dr. Ana Prieto']));
  expect(location.search).toContain('language=es');

  await userEvent.click(screen.getByRole('link', { name: 'Dr. Ana Prieto' }));
  await titled('Dr. Ana Prieto');
  const times = within(document.querySelector<HTMLElement>('#times') ?? document.body);
  const free = times.getAllByTestId(/^day-/).filter((day) => !day.hasAttribute('aria-disabled'));
  expect(free.length).toBeGreaterThan(1);
  await userEvent.click(free.at(-1) ?? document.body);
  const [slot] = times.getAllByTestId<HTMLInputElement>(/^slot-/);
  await userEvent.click(slot ?? document.body);
  expect(slot?.checked).toBe(true);
});

test('a doctor whom nobody has checked can be asked about, marked, and nothing else', async () => {
  const elena = await aPerson(t.db);
  const marked = async () => (await (await t.as(elena)).favourites.marked()).data;
  await openTab(t, `/UnMd/${unchecked}`, { as: elena });
  expect((await screen.findByTestId('not-checked')).textContent).toContain('as public registers have them');
  expect(screen.queryByTestId(/^slot-/)).toBeNull();
  screen.getByTestId('ask');
  const heart = screen.getByTestId(`heart-${unchecked}`);
  await userEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(async () => expect(await marked()).toEqual([unchecked]));

  closeTab();
  await openTab(t, '/favourites', { as: elena });
  const card = within(await screen.findByTestId(`favourite-${unchecked}`));
  card.getByText('Price not known yet');
  await userEvent.click(card.getByTestId(`heart-${unchecked}`));
  await waitFor(() => expect(screen.queryByTestId(`favourite-${unchecked}`)).toBeNull());
  await waitFor(async () => expect(await marked()).toEqual([]));
  closeTab();
  await openTab(t, `/UnMd/${unchecked}`, { as: elena });
  expect((await screen.findByTestId(`heart-${unchecked}`)).getAttribute('aria-pressed')).toBe('false');
});
