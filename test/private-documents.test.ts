import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSessionsOf, openSession, renewSession } from '#features/account/server/sessions.ts';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { built } from './built.ts';
import { type TestApp, testApp } from './harness.ts';
import { aRecordLink } from './shared-records.ts';
import { aFamilyAndACentre, auditTrailOf, type FamilyAndCentre } from './stays.ts';

const ZONE = 'America/Los_Angeles';

let t: TestApp;
let town: FamilyAndCentre;
beforeAll(async () => {
  await built();
  t = await testApp({ servesPages: true });
});
afterAll(() => t.close());
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
});

const refreshOf = async ({ id }: Person) => (await openSession(t.db, id, { now: t.clock.now() })).refresh;

type PageVisit = { refresh?: string; zone?: string; shownZone?: string; headers?: Record<string, string> };

async function open(address: string, { refresh, zone = ZONE, shownZone = '', headers = {} }: PageVisit) {
  const cookie = [
    `lado_ui=en.standard.system.in..${zone}...${shownZone}`,
    ...(refresh === undefined ? [] : [`__Host-lado_refresh=${refresh}`]),
  ];
  const answer = await t.fetch(address, {
    headers: { accept: 'text/html', 'sec-fetch-dest': 'document', cookie: cookie.join('; '), ...headers },
  });
  return { status: answer.status, kept: answer.headers.get('cache-control'), html: await answer.text() };
}

const bookingsPage = '/dashboardbookings?tab=pending';

describe('a private page', () => {
  test('is rendered for whoever proves the log-in, kept by nobody, and read once in the audit trail', async () => {
    const before = (await auditTrailOf(t, town.elena.personId)).length;
    const { status, kept, html } = await open(bookingsPage, { refresh: await refreshOf(town.elena) });
    expect([status, kept]).toEqual([200, 'no-store']);
    expect(html).toContain(town.centre.name);
    expect(html).not.toContain('data-testid="page-waiting"');
    const read = (await auditTrailOf(t, town.elena.personId)).slice(before);
    expect(read.map(({ action }) => action)).toEqual(['read']);
  });

  test('shows each their own, also one straight after the other', async () => {
    const ben = await aPerson(t.db, { firstName: 'Ben', lastName: 'Ortiz' });
    const [hers, his] = [await refreshOf(town.elena), await refreshOf(ben)];
    expect((await open(bookingsPage, { refresh: hers })).html).toContain(town.centre.name);
    const { html } = await open(bookingsPage, { refresh: his });
    expect(html).toContain('Ben');
    for (const foreign of [town.centre.name, town.elena.id, town.elena.email]) expect(html).not.toContain(foreign);
  });

  test('shows times in the zone that was chosen on the device', async () => {
    const shown = async (shownZone: string) => {
      const { html } = await open('/dashboard', { refresh: await refreshOf(town.elena), shownZone });
      return /"zone":"([^"]+)"/.exec(html)?.[1];
    };
    expect(await shown('')).toBe(ZONE);
    expect(await shown('America/New_York')).toBe('America/New_York');
    expect(await shown('Nowhere/Land')).toBe(ZONE);
  });

  test('names neither a token nor an e-mail address', async () => {
    const refresh = await refreshOf(town.elena);
    const { html } = await open('/dashboard', { refresh });
    for (const secret of [refresh, town.elena.email]) expect(html).not.toContain(secret);
  });
});

describe('nothing private is rendered', () => {
  const expectOutline = async (asking: PageVisit) => {
    const before = (await auditTrailOf(t, town.elena.personId)).length;
    const { status, html } = await open(bookingsPage, asking);
    expect(status).toBe(200);
    expect(html).toContain('data-testid="page-waiting"');
    for (const personal of [town.centre.name, town.elena.id]) expect(html).not.toContain(personal);
    expect(await auditTrailOf(t, town.elena.personId)).toHaveLength(before);
  };

  test('without a proof, and with one that was made up', async () => {
    await expectOutline({});
    await expectOutline({ refresh: 'x'.repeat(43) });
  });

  test('for a session that was ended, or that lasted its time', async () => {
    const refresh = await refreshOf(town.elena);
    t.clock.advance(1801);
    await expectOutline({ refresh });
    const ended = await refreshOf(town.elena);
    await endSessionsOf({ db: t.db, knownUsers: t.kernel.knownUsers, now: t.clock.now() }, town.elena.id);
    await expectOutline({ refresh: ended });
  });

  test('for a proof that was traded before, which is not taken for theft', async () => {
    const refresh = await refreshOf(town.elena);
    const asking = { db: t.db, knownUsers: t.kernel.knownUsers, now: t.clock.now() };
    const { refresh: next } = await renewSession(asking, refresh);
    t.clock.advance(21);
    await expectOutline({ refresh });
    expect((await open(bookingsPage, { refresh: next })).html).toContain(town.centre.name);
  });

  test.each([
    ['for a script', { headers: { 'sec-fetch-dest': 'empty' } }],
    ['for a guess of the browser', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['in a zone that nobody knows', { zone: 'Nowhere/Land' }],
  ])('%s', async (_, asking) => {
    await expectOutline({ ...asking, refresh: await refreshOf(town.elena) });
  });
});

test('a public page that tells a time of the reader’s tells it once their clock is known', async () => {
  const { key } = await aRecordLink(t, { of: town.elena });
  const answer = await t.fetch(`/shared-record?key=${key}`, { headers: { accept: 'text/html' } });
  const [, line] = /<p[^>]*data-testid="open-until"[^>]*>([^<]*)</.exec(await answer.text()) ?? [];
  expect(line?.trim()).toBe('');
});
