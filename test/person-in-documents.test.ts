import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#features/account/server/sessions.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { screenAt } from '#web/screens.ts';
import { built } from './built.ts';
import { type TestApp, testApp } from './harness.ts';
import { aFamilyAndACentre, type FamilyAndCentre } from './stays.ts';

let t: TestApp;
let town: FamilyAndCentre;
let rosa: string;
beforeAll(async () => {
  await built();
  t = await testApp({ servesPages: true });
  town = await aFamilyAndACentre(t);
  rosa = await aDependant(t.db, { of: town.elena });
  await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa });
});
afterAll(() => t.close());

async function documentAt(address: string): Promise<string> {
  const { refresh } = await openSession(t.db, town.elena.id, { now: t.clock.now() });
  const cookie = `lado_ui=en.standard.system.in..America/Los_Angeles; __Host-lado_refresh=${refresh}`;
  const answer = await t.fetch(address, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document', cookie } });
  expect(answer.status).toBe(200);
  return answer.text();
}

const addressesIn = (html: string, tag: RegExp) =>
  [...html.matchAll(tag)].map(([, written = '']) => new URL(written.replaceAll('&amp;', '&'), 'http://page.local'));
const linksIn = (html: string) => addressesIn(html, /<a\b[^>]*?\shref="(\/[^"]*)"/g);

test.each([
  ['the ways to care', () => '/senior-care?'],
  ['a list of centers', () => '/care/daycarecenters?place=Pasadena,%20CA&kind=day_care&'],
  ['a center', () => `/care/daycaredetails/${town.centre.id}?`],
  ['the first step of a booking', () => `/care/daycare-bookingdetails?center=${town.centre.id}&`],
  ['a list of doctors', () => '/top-Doctors?'],
])('%s leads on for the person of its address before the page is awake', async (_, address) => {
  const html = await documentAt(`${address()}for=${rosa}`);
  const own = screenAt(address())?.row;
  const inner = linksIn(html).filter(({ pathname }) => {
    const row = screenAt(pathname)?.row;
    return row?.person && row !== own;
  });
  expect(inner.length).toBeGreaterThan(0);
  for (const link of inner)
    expect(`${link.pathname} for ${link.searchParams.get('for')}`).toMatch(new RegExp(`for ${rosa}$`));
  for (const [form, action = ''] of html.matchAll(/<form\b[^>]*?\saction="([^"]*)".*?<\/form>/gs))
    if (screenAt(action)?.row.person) expect(form).toContain(`<input type="hidden" name="for" value="${rosa}"`);
});

test.each(['/dashboard', '/dashboardbookings', '/dashboard-payment', '/notifications', '/favourites'])(
  'the face that is chosen on %s stays chosen where its links lead',
  async (page) => {
    const html = await documentAt(`${page}?for=${rosa}`);
    const inner = linksIn(html).filter(
      ({ pathname, searchParams }) =>
        screenAt(pathname)?.row.hasFaces && pathname !== page && [...searchParams.keys()].every((key) => key === 'for'),
    );
    expect(inner.length).toBeGreaterThan(3);
    for (const link of inner)
      expect(`${link.pathname} for ${link.searchParams.get('for')}`).toMatch(new RegExp(`for ${rosa}$`));
    expect(html).toContain('Rosa');
  },
);

test('an address without a person names none in its links', async () => {
  const html = await documentAt('/care/daycarecenters?place=Pasadena,%20CA&kind=day_care');
  expect(html).not.toContain('data-written');
  for (const link of linksIn(html)) expect(link.searchParams.has('for')).toBe(false);
});
