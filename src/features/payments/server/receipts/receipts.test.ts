import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPerson, letProofAge } from '#features/account/server/seed.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { seeded } from '#shared/seeded.ts';
import { openCheckout } from '#test/checkout.ts';
import { pdfText } from '#test/pdf-text.ts';
import { speechIn } from '#features/bookings/server/kind.ts';
import { receiptTable } from './receipt-table.ts';

const { t, town, card, pay } = await openCheckout({ capacity: 40 });

const mine = async (query: object = {}, person = town.elena) => (await t.as(person)).receipts.list({ query });
const fetched = async (path: string, person = town.elena, language = 'en') =>
  t.app.inject({
    method: 'GET',
    url: `/services/seniorcare/receipts/v1.0/${path}`,
    headers: { ...(await t.headersOf(person)), cookie: `lado_ui=${language}` },
  });
const cancel = async (id: string) =>
  (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });

/** What the processor has taken and given back in all. */
async function ledger() {
  const { rows } = await sql<{ paid: number; refunded: number }>`
    select coalesce(sum(amount_cents), 0)::int as paid, coalesce(sum(refunded_cents), 0)::int as refunded
    from simulated_charges where state = 'succeeded'`.execute(t.db);
  return rows[0];
}

test('whatever happens to bookings, the receipts are the ledger of the processor', async () => {
  const random = seeded('receipts');
  const chance = (share: number) => random() < share;
  const stays: string[] = [];
  const { seniorCare, bookings } = await t.as(town.elena);
  const { requests } = await t.as(town.manager);
  for (let round = 0; round < 12; round += 1) {
    const { id } = await aStay(t, {
      centre: town.centre,
      person: town.elena,
      status: chance(0.3) ? 'pending' : 'accepted',
    });
    stays.push(id);
    if (chance(0.5)) await seniorCare.skipDay({ params: { id }, body: { day: '2026-06-24', skips: true } });
    if (chance(0.6)) {
      const wanted = { checkInDate: '2026-06-22', checkOutDate: '2026-06-29', weekDays: chance(0.5) ? [1, 2, 4] : [2] };
      const { difference } = await seniorCare.quoteChange({ params: { id }, body: wanted });
      await seniorCare.changeDays({ params: { id }, body: { ...wanted, expectedTotalCents: difference.totalCents } });
      await requests.acceptChange({ params: { id } }).catch(() => undefined);
      if (chance(0.7) && (await bookings.one({ params: { id } })).data.canPay) await pay(id, { method: await card() });
    }
    if (chance(0.3)) await cancel(id);
  }
  t.clock.set('2026-06-23T20:00:00Z');
  for (const id of stays)
    if (chance(0.4)) {
      await seniorCare.skipDay({ params: { id }, body: { day: '2026-06-29', skips: true } }).catch(() => undefined);
      if (chance(0.3)) await cancel(id).catch(() => undefined);
    }
  t.clock.set('2026-07-02T20:00:00Z');
  for (let turn = 0; turn < 3; turn += 1) await t.runJobs();
  const { paidCents, refundedCents, data } = await mine({ year: 2026 });
  const money = await ledger();
  expect({ paid: paidCents, refunded: refundedCents }).toEqual(money);
  expect(money?.refunded).toBeGreaterThan(0);
  expect(data.filter(({ kind }) => kind === 'paid').reduce((sum, { cents }) => sum + cents, 0)).toBe(money?.paid);
  expect(money?.refunded).toBeLessThanOrEqual(money?.paid ?? 0);
});

test('are one’s own, by year and person, and nobody else’s', async () => {
  await aStay(t, { centre: town.centre, person: town.elena });
  const { data, years, people } = await mine();
  expect(data).toMatchObject([{ kind: 'paid', cents: 8400, personName: 'Elena Marín', day: '2026-06-15' }]);
  expect(years).toEqual([2026]);
  expect((await mine({ year: 2025 })).data).toEqual([]);
  expect((await mine({ for: people[0]?.personId })).data).toHaveLength(1);
  const stranger = await aPerson(t.db);
  expect(await mine({ for: people[0]?.personId }, stranger)).toMatchObject({ data: [], people: [] });
  expect((await fetched(`pdf/${data[0]?.paymentId}`, stranger)).statusCode).toBe(404);
  expect((await fetched(`statement?year=2026&for=${people[0]?.personId}`, stranger)).statusCode).toBe(404);
});

test('come on paper and as a table, kept by nobody', async () => {
  await aStay(t, { centre: town.centre, person: town.elena });
  const { data, people } = await mine();
  const pdf = await fetched(`pdf/${data[0]?.paymentId}`);
  expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(pdf.headers['content-disposition']).toContain('attachment');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const statement = await fetched(`statement?year=2026&for=${people[0]?.personId}`);
  expect(statement.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await fetched('csv?year=2026');
  expect(csv.payload).toContain('84.00');
  expect(csv.headers['content-disposition']).toContain('receipts-2026.csv');
});

test('a receipt is in the language of its reader, from the title to the card', async () => {
  await aStay(t, { centre: town.centre, person: town.elena });
  const [{ paymentId = '', bookingId = '' } = {}] = (await mine()).data;
  const words = pdfText((await fetched(`pdf/${paymentId}`, town.elena, 'sp')).rawPayload);
  for (const said of ['Recibo de Lado', 'Jacaranda Day Center', bookingId, 'Pagado por', 'Elena Marín', 'Pagado'])
    expect(words.split('\n')).toContain(said);
  expect(inOneLine(words)).toContain('Visa que termina en 4242');
  expect(inOneLine(words)).toContain('15 de junio de 2026');
  expect(words).toContain('$84.00');
  expect(words).not.toMatch(/Receipt|Paid/);
});
/** Lines break where the paper ends. */
const inOneLine = (words: string) => words.replaceAll(/\s+/g, ' ');

test('want a fresh proof, at their addresses, too, one as a year of them', async () => {
  await aStay(t, { centre: town.centre, person: town.elena });
  const { data, people } = await mine();
  const headers = await t.headersOf(town.elena);
  const { security } = t.clientsWith(headers);
  const answers = async () => {
    const paths = ['csv?year=2026', `statement?year=2026&for=${people[0]?.personId}`, `pdf/${data[0]?.paymentId}`];
    const given = [];
    for (const path of paths)
      given.push((await t.app.inject({ url: `/services/seniorcare/receipts/v1.0/${path}`, headers })).statusCode);
    return given;
  };
  expect(await security.open()).toEqual({ message: 'You can fetch it now.' });
  expect(await answers()).toEqual([200, 200, 200]);
  await letProofAge(t.db, town.elena.id);
  await expect(security.open()).rejects.toMatchObject({ code: 'confirm_needed' });
  expect(await answers()).toEqual([403, 403, 403]);
});

test('a statement for an insurance names the birth date and the confirmed numbers that held on the days, and leaves lines for the rest', async () => {
  await aStay(t, { centre: town.centre, person: town.elena });
  t.clock.set('2026-06-30T20:00:00Z');
  const { people } = await mine();
  const written = async () =>
    pdfText((await fetched(`statement?year=2026&for=${people[0]?.personId}`)).rawPayload).split('\n');
  const now = t.clock.now();
  const shown = { provider_id: town.centre.id, source: 'Register', created_at: now };
  const confirmed = { ...shown, result: 'confirmed', checked_at: now };
  await t.db
    .insertInto('evidence')
    .values([
      { ...confirmed, kind: 'licence', facts: '{"number":"000-OLD"}', valid_until: '2026-01-31' },
      { ...shown, kind: 'licence', facts: '{"number":"999-NEW"}', valid_until: '2030-01-31' },
    ])
    .execute();
  const plain = await written();
  expect(plain).toContain('License or NPI');
  const { name, street, zip } = await t.db
    .selectFrom('providers')
    .select(['name', 'street', 'zip'])
    .where('id', '=', town.centre.id)
    .executeTakeFirstOrThrow();
  const read = inOneLine(plain.join(' '));
  for (const said of [
    name,
    street,
    zip,
    '3 days of care',
    'Mon, Jun 22 · Wed, Jun 24 · Mon, Jun 29',
    '$84.00',
    'Elena Marín',
  ])
    expect(read).toContain(said);
  expect(plain.join()).not.toMatch(/OLD|NEW|\d\d-\d\d-1950/);
  await t.db
    .insertInto('evidence')
    .values([
      { ...confirmed, kind: 'licence', facts: '{"number":"197-803"}', valid_until: '2026-06-25' },
      { ...confirmed, kind: 'npi', facts: '{"number":"1234567893"}', valid_until: null },
    ])
    .execute();
  await t.db
    .updateTable('people')
    .set({ date_of_birth: '1950-03-14' })
    .where('id', '=', people[0]?.personId ?? '')
    .execute();
  await anInsuranceCard(t.db, {
    person: town.elena,
    card: { plan: 'Golden Poppy', payer: 'Heron Mutual', memberId: 'GPH 7' },
    now,
  });
  const full = await written();
  expect(full).toContain('03-14-1950');
  expect(full.join(' ')).toContain('Golden Poppy, Heron Mutual, GPH 7');
  expect(full).toContain('197-803 · NPI 1234567893');
});

test('no name is a formula in a spreadsheet', () => {
  const receipt = {
    paymentId: '',
    kind: 'refunded' as const,
    day: '2026-06-15',
    cents: 8400,
    bookingId: 'SC-1',
    bookingKey: '',
    bookingKind: 'stay',
    providerName: '=HYPERLINK("http://example.com")',
    personId: '',
    personName: '@SUM(1+1), "Жанна"',
    card: null,
  };
  const table = receiptTable([receipt], speechIn('en'));
  expect(table).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(table).toContain(`"'@SUM(1+1), ""Жанна"""`);
  expect(table).toContain(',-84.00');
});

test('a card of one’s own is offered first, another’s never', async () => {
  const save = async () => {
    const { id } = await aStay(t, { centre: town.centre, person: town.elena, status: 'held' });
    await pay(id, { method: await card(), saveCard: true });
  };
  await save();
  await save();
  const { payments } = await t.as(town.elena);
  const [first, second] = (await payments.cards({})).data;
  const preferred = (await payments.preferCard({ body: { id: second?._id ?? '' } })).data;
  expect(preferred.map(({ _id }) => _id)).toEqual([second?._id, first?._id]);
  const stranger = await aPerson(t.db);
  const foreign = (await t.as(stranger)).payments.preferCard({ body: { id: second?._id ?? '' } });
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
});
