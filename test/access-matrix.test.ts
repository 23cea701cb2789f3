import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { acceptLink } from '#features/circle/server/link-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { type AnyCall, fill, type Input, type Scope, scopes } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { services } from '#shared/services.ts';
import { allCalls } from './all-calls.ts';
import { belongingsOf } from './belongings.ts';
import { watchRows } from './all-rows.ts';
import type { ForeignIds } from './foreign.ts';
import { foreignIds } from './foreign-ids.ts';
import { testApp, type TestApp } from './harness.ts';
import { narrower, type Seat, seats } from './matrix-seats.ts';

/** Names and words of Rosa that stand in no other row: a refusal that holds one of them has told something. */
const secrets = ['Zyxrosa', 'Quillfeather', '6265550171', 'Her cane is painted blue', 'Moonwort'];

let t: TestApp;
let cast: Record<Exclude<Seat, 'visitor'>, Person>;

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  const people = await Promise.all(
    seats
      .filter((seat) => seat !== 'visitor')
      .map(async (seat): Promise<[Seat, Person]> => [
        seat,
        await aPerson(
          t.db,
          seat === 'Rosa' ? { firstName: 'Zyxrosa', lastName: 'Quillfeather', phone: '6265550171' } : {},
        ),
      ]),
  );
  cast = Object.fromEntries(people) as typeof cast; // every seat but the visitor's, above
  await aCentre(t.db, { managerId: cast['another provider'].id });
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', cast.staff.id).execute();
  await t.db
    .insertInto('health_profiles')
    .values({
      person_id: cast.Rosa.personId,
      facts: JSON.stringify({ allergies: ['Moonwort'] }),
      updated_at: t.clock.now(),
    })
    .execute();
  for (const scope of scopes) await relate(cast[scope], [scope]);
  await relate(cast.paused, scopes, { paused_at: t.clock.now() });
  await relate(cast.revoked, scopes, { status: 'revoked' });
  await relate(cast.ended, scopes, { ends_at: new Date(t.clock.now().getTime() - DAY_MS) });
  await (
    await t.as(cast['asked only'])
  ).circle.add({
    body: { how: 'ask', email: cast.Rosa.email, relationship: 'mother', scopes: [...scopes] },
  });
});
afterAll(() => t.close());

const matrix = allCalls.filter(([name, call]) => name in foreignIds || ownerOf(call));
const cells = matrix.flatMap(([name, call]) => allowedAt(name, call).map((seat) => ({ name, call, seat })));
const changes = ({ call }: { call: AnyCall }) => call.method !== 'GET';

describe('what nobody has changed', () => {
  let belongings: ForeignIds;
  let rows: Awaited<ReturnType<typeof watchRows>>;
  beforeAll(async () => {
    belongings = await hers();
    rows = await watchRows(t.db);
    await rows.keep();
  });

  test.each(matrix)('%s refuses everybody else, tells them nothing and changes nothing', async (name, call) => {
    for (const seat of seats.filter((other) => !allowedAt(name, call).includes(other))) {
      const answer = await send(call, inputOf(name, call, belongings), seat);
      const text = await answer.text();
      expect(`${seat}: ${answer.status}`).toMatch(seat === 'visitor' ? /401$/ : /(403|404)$/);
      for (const secret of secrets) expect(text, seat).not.toContain(secret);
    }
    await rows.expectSame();
  });

  test.each(cells.filter((cell) => !changes(cell)))('$name lets in: $seat', (cell) => expectAnswer(cell, belongings));
});

describe('what calls change', () => {
  let left: ForeignIds | undefined;

  // What an earlier call has left will do, unless it has taken away what this one is about.
  test.each(cells.filter(changes))('$name lets in: $seat', async (cell) => {
    if (left && !isRefused(await answerTo(cell, left))) return;
    left = await hers();
    await expectAnswer(cell, left);
  });
});

const isRefused = ({ status }: Response) => [401, 403, 404].includes(status);
const answerTo = ({ name, call, seat }: (typeof cells)[number], belongings: ForeignIds) =>
  send(call, inputOf(name, call, belongings), seat);

async function expectAnswer(cell: (typeof cells)[number], belongings: ForeignIds) {
  const answer = await answerTo(cell, belongings);
  expect(isRefused(answer), `${answer.status} ${await answer.text()}`).toBe(false);
}

/** What is Rosa's, all of it new. */
async function hers(): Promise<ForeignIds> {
  const { id: relation } = await t.db
    .updateTable('family_links')
    .set({ paused_at: null })
    .where('member_user_id', '=', cast.bookings.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return belongingsOf(t, { owner: cast.Rosa, manager: cast['her provider'], relation });
}

async function relate(member: Person, given: readonly Scope[], change: object = {}) {
  const id = await acceptLink(t.db, {
    personId: cast.Rosa.personId,
    memberId: member.id,
    relationship: 'friend',
    scopes: [...given],
    endsOn: null,
    endsAt: null,
    now: t.clock.now(),
  });
  if (Object.keys(change).length > 0) await t.db.updateTable('family_links').set(change).where('id', '=', id).execute();
}

function ownerOf({ access }: AnyCall) {
  return access.rule === 'self' ? access.owner : undefined;
}

function allowedAt(name: string, { access }: AnyCall): readonly Seat[] {
  const known = narrower[name];
  if (known) return known;
  if (access.rule === 'circle') return ['Rosa', access.scope];
  if (access.rule === 'provider') return ['her provider'];
  if (access.rule === 'staff') return ['staff'];
  return ['Rosa'];
}

function inputOf(name: string, call: AnyCall, belongings: ForeignIds): Input {
  const named = foreignIds[name];
  if (named) return named.input(belongings[named.foreign], belongings);
  return { params: { [ownerOf(call) ?? '']: cast.Rosa.id }, ...(call.body && { body: {} }) };
}

async function send(call: AnyCall, { params, query, body }: Input, seat: Seat): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  return t.fetch(services[call.service] + fill(call.path, params ?? {}) + search, {
    method: call.method,
    headers: {
      ...(seat !== 'visitor' && (await t.headersOf(cast[seat]))),
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
}
