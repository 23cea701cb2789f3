import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { OrderRequest } from '#features/diagnostics/order.ts';
import type { EnteredValue, ReportDraft } from '#features/diagnostics/report.ts';
import { aLab, itemId } from '#features/diagnostics/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import { type AppChoices, testApp } from './harness.ts';

type Wish = { time?: string; by?: Person; codes?: readonly string[]; centerId?: string } & Partial<
  Pick<OrderRequest, 'familyMemberId' | 'draw' | 'street' | 'zip' | 'expectedCents'>
> & { startsAt?: string };

/**
 * A server with a family and a test centre, new before each test, and what both do. It is Monday, June 15, nine in the morning in
 * Pasadena; samples are taken from seven to noon, two at a time.
 */
export async function openLabs(choices: AppChoices = {}) {
  const t = await testApp({ settings: { LIMITS_FACTOR: '100' }, ...choices });
  const world = {} as { elena: Person; naomi: Person; labId: string };
  beforeEach(async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    const elena = await aPerson(t.db, { firstName: 'Elena', lastName: 'Marín' });
    const naomi = await aPerson(t.db, { firstName: 'Naomi', lastName: 'Feld' });
    const { id: labId } = await aLab(t.db, { managerId: naomi.id, homeFeeCents: 2500 });
    Object.assign(world, { elena, naomi, labId });
  });
  afterAll(() => t.close());

  const at = (time: string, day = '2026-06-17') => instantOf(day, time, 'America/Los_Angeles').toISOString();
  const wish = ({ time = '08:00', by: _, codes = ['lipid_panel', 'a1c'], ...more }: Wish = {}) => ({
    centerId: world.labId,
    items: codes.map(itemId),
    draw: 'center' as const,
    startsAt: at(time),
    ...more,
  });
  const book = async (wished: Wish = {}) =>
    (
      await (
        await t.as(wished.by ?? world.elena)
      ).labOrders.book({ body: wish(wished) }, { idempotencyKey: randomUUID() })
    ).data;
  const pay = async (bookingId: string, by = world.elena) => {
    const method = await aCard(t.ports, 'good', t.clock.now());
    return (await (await t.as(by)).payments.pay({ body: { bookingId, method } })).data.booking;
  };
  const accept = async (id: string, by = world.naomi) => (await t.as(by)).requests.accept({ params: { id } });
  /** An order that was paid and confirmed. */
  const confirmed = async (wished: Wish = {}) => {
    const { _id: id } = await book(wished);
    await pay(id, wished.by);
    await accept(id);
    return id;
  };
  const one = async (id: string, by = world.elena) => (await (await t.as(by)).bookings.one({ params: { id } })).data;
  const report = async (id: string, by = world.elena) =>
    (await (await t.as(by)).labOrders.report({ params: { id } })).data;
  const work = async (by = world.naomi) => (await t.as(by)).labWork;
  const advance = async (id: string, stage: 'collected' | 'in_lab', by = world.naomi) =>
    (await (await work(by)).advance({ params: { id }, body: { stage } })).data;
  /** A sample that is in the lab, a quarter of an hour after the draw. */
  const inLab = async (id: string, drawn = at('08:15')) => {
    t.clock.set(drawn);
    await advance(id, 'collected');
    await advance(id, 'in_lab');
  };
  /** What is reported of a sample; the answer has its version. */
  const send = async (id: string, body: { version: number; draft: ReportDraft }, by = world.naomi) =>
    (await (await work(by)).report({ params: { id }, body })).data;
  /** What the audit trail says of a person. */
  const trailOf = (personId: string) =>
    t.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'subject'])
      .where('person_id', '=', personId)
      .execute();
  return { t, world, at, wish, book, pay, accept, confirmed, one, report, work, advance, inLab, send, trailOf };
}

export const anLdl = (value: number, more: Partial<EnteredValue> = {}): EnteredValue =>
  aValue('lipid_panel', { analyte: 'ldl', value, unit: 'mg/dL', high: 129, criticalHigh: 300, ...more });

/** A report that holds one value, when nothing else is said. */
export const aReportDraft = (values = [anLdl(140)], more: Partial<ReportDraft> = {}): ReportDraft => ({
  values,
  remark: '',
  files: [],
  ...more,
});

/** A value as a lab enters it. */
export const aValue = (
  code: string,
  value: Pick<EnteredValue, 'analyte' | 'value' | 'unit'> & Partial<EnteredValue>,
): EnteredValue => ({
  testId: itemId(code),
  low: null,
  high: null,
  criticalLow: null,
  criticalHigh: null,
  ...value,
});
