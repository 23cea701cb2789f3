import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { insuredUntil } from '#test/evidence.ts';
import { heading, titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { categoryId } from '../catalogue.ts';
import { aLab, itemId } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let arroyo: string;
beforeEach(async () => {
  arroyo = (await aLab(t.db, { homeFeeCents: 2500 })).id;
});

const page = () => document.querySelector('main')?.textContent;

test('the start has what tests are about, the packages, and the way to the centers around a place', async () => {
  await openTab(t, '/top-diagnosis');
  await heading('Lab tests near you');
  expect(screen.getByTestId('category-heart').getAttribute('href')).toContain(`category=${categoryId('heart')}`);
  const door = screen.getByTestId(`package-${itemId('heart_check')}`);
  expect(door.textContent).toContain('4 tests');
  expect(screen.getByTestId('cart-link').getAttribute('href')).toBe('/mycart');
});

test('the list says who does the test, for how much and when, and puts it into the cart', async () => {
  const { id: colorado } = await aLab(t.db, { name: 'Colorado Street', prices: { lipid_panel: 51 } });
  const { id: without } = await aLab(t.db, { name: 'Without', prices: { tsh: 20 } });
  await openTab(t, '/test-centers?place=Pasadena, CA&test=101&sort=price');
  const row = within(await screen.findByTestId(`lab-${arroyo}`));
  expect(row.getByText('$38').textContent).toBe('$38');
  row.getByText('Cholesterol panel');
  row.getByText('Comes home');
  expect(row.getByText(/Next free/).textContent).toContain('Today');
  const listed = [...document.querySelectorAll('article[data-testid^="lab-"]')].map((card) =>
    card.getAttribute('data-testid'),
  );
  expect(listed.filter((one) => [arroyo, colorado, without].some((id) => one?.includes(id)))).toEqual([
    `lab-${arroyo}`,
    `lab-${colorado}`,
  ]);
  await userEvent.click(row.getByTestId(`add-${itemId('lipid_panel')}`));
  const toCart = await row.findByTestId(`in-cart-${itemId('lipid_panel')}`);
  expect(toCart.getAttribute('href')).toBe('/mycart');
  expect(document.activeElement).toBe(toCart);
});

test('a place without test centers says so', async () => {
  await openTab(t, '/test-centers?place=Nome, AK');
  await waitFor(() => expect(page()).toContain('No test centers near Nome'));
});

test('all tests are narrowed by what they are about and by words, one has what it tells, how to prepare and where', async () => {
  await openTab(t, `/testTypeDetails?category=${categoryId('heart')}`);
  await titled('Heart');
  const listed = () =>
    within(screen.getByTestId('tests'))
      .getAllByRole('heading')
      .map((one) => one.textContent);
  expect(listed()).toContain('Cholesterol panel');
  expect(listed()).not.toContain('Vitamin D');
  await userEvent.type(screen.getByTestId('search-tests'), 'triglyc');
  expect(listed()).toEqual(['Cholesterol panel']);
  expect(new URLSearchParams(location.search).get('q')).toBe('triglyc');
  expect(document.activeElement).toBe(screen.getByTestId('search-tests'));
  await userEvent.click(screen.getByRole('link', { name: 'Cholesterol panel' }));
  await titled('Cholesterol panel');
  expect(page()).toContain('Total cholesterol, LDL cholesterol, HDL cholesterol, Triglycerides');
  expect(
    within(screen.getByTestId('preparation'))
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    'Do not eat for 12 hours before',
    'Water is allowed, and take your medicines unless your doctor says otherwise.',
    'Drink no alcohol on the day before.',
    'A morning time is easiest.',
  ]);
  expect(within(screen.getByTestId('item-centers')).getAllByText('Arroyo Labs')).not.toEqual([]);
  screen.getByTestId(`package-${itemId('full_check')}`);
});

test('tests are found by accents, codes and what they are about, and the address keeps the words', async () => {
  await openTab(t, `/testTypeDetails?q=${encodeURIComponent('TRÍGLYC')}`);
  const listed = () =>
    within(screen.getByTestId('tests'))
      .getAllByRole('heading')
      .map((one) => one.textContent);
  await titled('All lab tests');
  expect(listed()).toEqual(['Cholesterol panel']);
  expect(screen.getByRole('link', { name: 'Heart' }).getAttribute('href')).toContain('q=TR');
  const seek = async (words: string) => {
    fireEvent.change(screen.getByTestId('search-tests'), { target: { value: words } });
    await waitFor(() => expect(new URLSearchParams(location.search).get('q') ?? '').toBe(words));
  };
  await seek('lipid panel');
  expect(listed()).toEqual(['Cholesterol panel']);
  await seek('kidneys');
  expect(listed()).toContain('Uric acid');
  const all = history.length;
  await seek('');
  expect([history.length, location.search]).toEqual([all, '']);
  closeTab();

  const { id } = await aLab(t.db, { name: 'Lake Avenue', prices: { uric_acid: 20, a1c: 29, kidney_check: 90 } });
  await openTab(t, `/diagnosis-center-view?center=${id}`);
  await titled('Lake Avenue');
  await seek('kidneys');
  screen.getByTestId(`offered-${itemId('uric_acid')}`);
  screen.getByTestId(`offered-${itemId('kidney_check')}`);
  expect(screen.queryByTestId(`offered-${itemId('a1c')}`)).toBeNull();
});

test('tests are found by what somebody feels, with the reason, a word of caution, and a way to doctors', async () => {
  await openTab(t, '/testTypeDetails');
  await titled('All lab tests');
  const seek = (words: string) => fireEvent.change(screen.getByTestId('search-tests'), { target: { value: words } });
  const listed = () =>
    within(screen.getByTestId('tests'))
      .queryAllByRole('heading')
      .map((one) => one.textContent);
  expect(screen.queryByTestId('felt')).toBeNull();
  seek('Always losing hair');
  expect(listed()).toEqual([]);
  seek('tired all the time');
  expect(listed()).toContain('Thyroid (TSH)');
  expect(listed()).not.toContain('Uric acid');
  expect(within(screen.getByTestId('tests')).getAllByText('Often ordered for: tiredness')).toHaveLength(
    listed().length,
  );
  const felt = within(screen.getByTestId('felt'));
  felt.getByText(/is for a doctor to say/);
  expect(felt.getByRole('link', { name: 'Doctors for “tired all the time”' }).getAttribute('href')).toBe(
    '/top-Doctors?q=tired+all+the+time',
  );
  expect(screen.queryByTestId('emergency')).toBeNull();
  seek('cannot breathe');
  screen.getByTestId('emergency');
  expect(screen.getByRole('link', { name: /911/ }).getAttribute('href')).toBe('tel:911');
});

test('a package names what is in it, the strictest preparation of all, and where it is done', async () => {
  await aLab(t.db, { name: 'Lake Avenue', prices: { heart_check: 120 } });
  await openTab(t, `/packagedetails?package=${itemId('heart_check')}`);
  await titled('Heart check');
  expect(
    within(screen.getByTestId('package-tests'))
      .getAllByRole('link')
      .map((one) => one.textContent),
  ).toEqual(['Cholesterol panel', 'C-reactive protein', 'Fasting blood sugar', 'Heart strain (NT-proBNP)']);
  expect(screen.getByTestId('preparation').textContent).toContain('Do not eat for 12 hours before');
  within(screen.getByTestId('item-centers')).getByText('Lake Avenue');
});

test('an address of nothing shows packages instead', async () => {
  await openTab(t, '/packagedetails?package=nothing');
  await titled('We couldn’t find this test');
  await screen.findByTestId(`package-${itemId('heart_check')}`);
  closeTab();
  await openTab(t, '/testTypeDetails?category=nothing');
  await titled('We couldn’t find this test');
});

test('a center has its tests with prices, and how much of it is in the cart', async () => {
  await openTab(t, `/diagnosis-center-view?center=${arroyo}`);
  await titled('Arroyo Labs');
  await userEvent.type(screen.getByTestId('search-tests'), 'a1c');
  const offered = screen.getByTestId(`offered-${itemId('a1c')}`);
  expect(screen.queryByTestId(`offered-${itemId('vitamin_d')}`)).toBeNull();
  expect(offered.textContent).toContain('$29.00');
  await userEvent.click(within(offered).getByTestId(`add-${itemId('a1c')}`));
  expect((await screen.findByTestId('cart-here')).textContent).toContain('1 of 10 tests, $29.00');
});

test('a center says how long an answer usually takes there, once five are known', async () => {
  const manager = await aPerson(t.db);
  const { id: providerId } = await aLab(t.db, { managerId: manager.id });
  const { partnerEnquiries } = await t.as(manager);
  for (let asked = 0; asked < 5; asked += 1) {
    const { enquiries } = await t.as(await aPerson(t.db));
    const body = { providerId, clientId: aClientId(), words: 'Is there a lift?' };
    const params = { id: (await enquiries.ask({ body })).data._id };
    await partnerEnquiries.answer({ params, body: { clientId: aClientId(), words: 'There is.' } });
  }
  await openTab(t, `/diagnosis-center-view?center=${providerId}`);
  expect((await screen.findByTestId('usual-answer')).textContent).toBe('Usually answered within an hour');
});

test('one whose evidence has ended says so, and not that nobody has checked it', async () => {
  await insuredUntil(t, arroyo, '2026-06-10');
  await openTab(t, `/diagnosis-center-view?center=${arroyo}`);
  const why = (await screen.findByTestId('no-orders')).textContent;
  expect(why).toContain('This center is no longer verified');
  expect(page()).not.toContain('not checked this center yet');
  expect(screen.queryByTestId('claim')).toBeNull();
});

test('one that nobody has checked sells nothing, takes a question, and can be claimed', async () => {
  const { id } = await aLab(t.db, { verifiedAt: null, managerId: null, prices: {} });
  await openTab(t, `/diagnosis-center-view?center=${id}`, { as: await aPerson(t.db) });
  expect((await screen.findByTestId('no-orders')).textContent).toContain('We have not checked this center yet');
  expect(screen.queryByTestId(/^add-/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Ask a question' }));
  await heading('Ask Arroyo Labs');
  await screen.findByTestId('ask-waits');
  await openTab(t, `/diagnosis-center-view?center=${id}`, { as: await aPerson(t.db) });
  await userEvent.click(
    within(await screen.findByRole('region', { name: 'Is this your center?' })).getByTestId('claim'),
  );
  await heading('Is Arroyo Labs yours?');
  await userEvent.click(screen.getByRole('link', { name: 'Arroyo Labs' }));
  await titled('Arroyo Labs');
});
