import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { type AnyCall, fill } from '#shared/call.ts';
import type { Problem } from '#shared/failure.ts';
import { takesFile } from '#shared/file-body.ts';
import { services } from '#shared/services.ts';
import { callsWhere, isPrivate } from './all-calls.ts';
import { testApp, type TestApp } from './harness.ts';

let t: TestApp;
let anna: Person;
let manager: Person;
let staff: Person;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  [anna, manager, staff] = await Promise.all([aPerson(t.db), aPerson(t.db), aPerson(t.db)]);
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', staff.id).execute();
  await aCentre(t.db, { managerId: manager.id });
});
afterAll(() => t.close());

const TEXT = 'a\0b';

async function problemOf(call: AnyCall, { query = '', payload }: { query?: string; payload?: object }) {
  const caller = { provider: manager, staff }[call.access.rule as 'provider' | 'staff'] ?? anna;
  const owner = call.access.rule === 'self' ? call.access.owner : undefined;
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === owner ? caller.id : randomUUID()]));
  const answer = await t.app.inject({
    method: call.method,
    url: services[call.service] + fill(call.path, params) + query,
    headers: isPrivate(call) ? await t.headersOf(caller) : {},
    ...(payload && { payload }),
  });
  const { errors } = answer.json<Problem>();
  return { status: answer.statusCode, fields: errors?.map(({ field }) => field) };
}

test.each(callsWhere((call) => call.body !== undefined && !takesFile(call)))(
  '%s refuses a NUL at its field, however deep it lies in what is sent',
  async (_, call) => {
    const payload = { words: 'free', parts: [{ name: 'Ana' }, { name: TEXT }] };
    const { status, fields } = await problemOf(call, { payload });
    expect(status).toBe(400);
    expect(fields?.filter((field) => field === 'parts.1.name')).toHaveLength(1);
  },
);

test.each(callsWhere((call) => call.query !== undefined && !takesFile(call)))(
  '%s refuses a NUL in its address',
  async (_, call) => {
    const query = `?words=${encodeURIComponent(TEXT)}`;
    const { status, fields } = await problemOf(call, { query });
    expect(status).toBe(400);
    expect(fields).toContain('words');
  },
);
