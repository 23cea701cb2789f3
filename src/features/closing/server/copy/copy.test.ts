import { expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { aSignedSummary } from '#features/visit-summaries/server/seed.ts';
import { at } from '#test/other-times.ts';
import { pdfText } from '#test/pdf-text.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { unnamedIn, unzipped } from '#test/unzipped.ts';
import { inPieces } from './pieces.ts';

const { t, town } = await openTown();

async function aCopy(person: Person): Promise<string> {
  await (await t.as(person)).closing.askCopy();
  await t.runJobs();
  const [copy] = (await (await t.as(person)).closing.mine()).copies;
  expect(copy).toMatchObject({ state: 'ready' });
  return copy?._id ?? '';
}
const fetched = async (id: string, person: Person) =>
  t.app.inject({
    method: 'GET',
    url: `/services/user/closing/v1.0/copies/${id}/archive`,
    headers: await t.headersOf(person),
  });

test('holds a page, tables, receipts, files and the data of each capability, and nothing of others', async () => {
  const { elena } = town;
  const stranger = await aPerson(t.db, { firstName: 'Zyxstranger' });
  await aStay(t, { centre: town.centre, person: elena, note: 'Her cane is painted blue' });
  await aStay(t, { centre: town.centre, person: stranger, note: 'Moonwort' });
  const file = await aKeptFile(t, { ownerId: elena.id, now: t.clock.now() });
  const answer = await fetched(await aCopy(elena), elena);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  expect(answer.headers['content-disposition']).toContain('attachment');
  const entries = unzipped(answer.rawPayload);
  const text = (name: string) => entries.get(name)?.toString() ?? '';
  expect(text('index.html')).toContain('Jacaranda Day Center');
  expect(text('index.html')).not.toContain('<script');
  expect(unnamedIn(entries)).toEqual([]);
  expect(text('bookings.csv')).toContain('Jacaranda Day Center');
  expect(text('payments.csv')).toContain('84.00');
  expect(JSON.parse(text('data/bookings.json'))).toMatchObject({ bookings: [{ note: 'Her cane is painted blue' }] });
  expect(JSON.parse(text('data/account.json'))).toMatchObject({ users: [{ email: elena.email }] });
  expect([...entries.keys()].some((name) => /^receipts\/receipt-.*\.pdf$/.test(name))).toBe(true);
  expect(file).toBeTruthy();
  expect([...entries.keys()].some((name) => name.startsWith('files/001-'))).toBe(true);
  const whole = [...entries.values()].map((content) => content.toString('latin1')).join('\n');
  for (const secret of ['Zyxstranger', 'Moonwort', stranger.email, '$argon2', 'proven_at'])
    expect(whole).not.toContain(secret);
});

test('holds what was signed of visits on paper, of those one decides for alone, in the language of the account', async () => {
  const amara = await aPerson(t.db);
  const doctor = await aDoctor(t.db, { managerId: amara.id, name: 'Dr. Amara Okafor' });
  const elena = await aPerson(t.db, { language: 'sp' });
  const ernesto = await aDependant(t.db, { of: elena });
  const relative = await aPerson(t.db);
  await aRelation(t, { personId: relative.personId, memberId: elena.id, scopes: ['records'] });
  const sign = async (person: Person, startsAt: string, notes: string, forPersonId?: string) => {
    const { id } = await anAppointment(t, { doctor, person, startsAt, ...(forPersonId && { forPersonId }) });
    await aSignedSummary(t.db, { bookingId: id, userId: amara.id, form: { notes }, now: t.clock.now() });
  };
  await sign(elena, at('09:00'), 'Duerme bien.');
  await sign(elena, at('10:00'), 'Camina mejor.', ernesto);
  await sign(relative, at('11:00'), 'Moonwort');
  const entries = unzipped((await fetched(await aCopy(elena), elena)).rawPayload);
  const papers = [...entries].filter(([name]) => name.startsWith('visits/'));
  expect(papers.map(([name]) => name)).toEqual([expect.stringMatching(paperName), expect.stringMatching(paperName)]);
  const words = papers.map(([, file]) => pdfText(file)).join();
  for (const said of ['Duerme bien.', 'Camina mejor.', 'Resumen de la visita con Dr. Amara Okafor'])
    expect(words).toContain(said);
  expect(words).not.toContain('Moonwort');
  for (const [name] of papers) expect(entries.get('index.html')?.toString()).toContain(`href="${name}"`);
  const health = [...entries].filter(([name]) => name.startsWith('health/'));
  expect(health.map(([name]) => name)).toEqual([
    'health/001-health-elena-marin.fhir.json',
    expect.stringContaining('health/002-'),
  ]);
  for (const [name, file] of health) {
    expect(JSON.parse(file.toString())).toMatchObject({ resourceType: 'Bundle', language: 'es' });
    expect(entries.get('index.html')?.toString()).toContain(`href="${name}"`);
  }
  const bundles = health.map(([, file]) => file.toString());
  expect(
    bundles.map((file) => ['Duerme bien.', 'Camina mejor.', 'Moonwort'].map((word) => file.includes(word))),
  ).toEqual([
    [true, false, false],
    [false, true, false],
  ]);
  expect(unnamedIn(entries)).toEqual([]);
});
const paperName = /^visits\/visit-[A-Z]+-\w+-2026-06-17\.pdf$/;

test('says of every line of the trail who, as whom, what and when', async () => {
  const { elena, manager } = town;
  const rosa = await aPerson(t.db, { firstName: '=Rosa' });
  await aRelation(t, { personId: elena.personId, memberId: rosa.id, relationship: 'mother', scopes: ['records'] });
  const booking = await aStay(t, { centre: town.centre, person: elena, status: 'accepted' });
  await (await t.as(manager)).bookings.one({ params: { id: booking.id } });
  await (await t.as(rosa)).healthRecords.profile({ params: { id: elena.personId } });
  const at = t.clock.now().toISOString();
  const entries = unzipped((await fetched(await aCopy(elena), elena)).rawPayload);
  const lines = (entries.get('trail.csv')?.toString() ?? '').split('\n');
  expect(lines[0]).toBe('\uFEFFWhen,Whose record,Who,What');
  const [own, looked, opened] = [
    ['You', 'Got a copy of everything'],
    ["'=Rosa Marín, ", 'Saw the health records'],
    [', Jacaranda Day Center', `Opened booking ${booking.bookingId}`],
  ].map(([who, what]) => lines.find((line) => line.includes(`${who}`) && line.includes(`${what}`)));
  for (const line of [own, looked, opened]) expect(line).toContain(`${at},Elena Marín,`);
  const data = JSON.parse(entries.get('data/trail.json')?.toString() ?? '') as object[];
  expect(data).toHaveLength(lines.length - 2);
  expect(data).toContainEqual(
    expect.objectContaining({
      at,
      actor: 'provider',
      providerName: 'Jacaranda Day Center',
      subject: `booking:${booking.id}`,
    }),
  );
  expect(entries.get('index.html')?.toString()).toContain('href="trail.csv"');
  expect(entries.get('data/circle.json')?.toString() ?? '').not.toContain('audit_entries');
});

test('is told by bell and mail, and every fetch is in the trail', async () => {
  const { elena } = town;
  const id = await aCopy(elena);
  await fetched(id, elena);
  const trail = (await auditTrailOf(t, elena.personId)).filter(({ subject }) => subject === 'account:copy');
  expect(trail).toHaveLength(2);
  const [news] = (await (await t.as(elena)).notifications.list({ query: { page: 1 } })).data;
  expect(news).toMatchObject({ kind: 'copy' });
  const mail = await t.db.selectFrom('mailbox').select('subject').where('recipient', '=', elena.email).execute();
  expect(mail).toMatchObject([{ subject: 'Your copy from Lado is ready' }]);
});

test('is its owner’s alone: not a stranger’s, not a relative’s with every right, not staff’s', async () => {
  const { elena } = town;
  const [stranger, proxy] = [await aPerson(t.db), await aPerson(t.db)];
  await aRelation(t, {
    personId: elena.personId,
    memberId: proxy.id,
    scopes: ['records', 'bookings', 'payments', 'messages'],
  });
  await aStay(t, { centre: town.centre, person: elena, note: 'Moonwort' });
  const id = await aCopy(elena);
  for (const person of [stranger, proxy]) {
    expect((await fetched(id, person)).statusCode).toBe(404);
    await expect((await t.as(person)).closing.openCopy({ params: { id } })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await (await t.as(person)).closing.mine()).copies).toEqual([]);
  }
  // What a relative may see is not what belongs to them.
  const own = await fetched(await aCopy(proxy), proxy);
  const whole = [...unzipped(own.rawPayload).values()].map((content) => content.toString('latin1')).join('\n');
  expect(whole).not.toContain('Moonwort');
});

test('wants a fresh proof, also at the address of the archive', async () => {
  const { elena } = town;
  const id = await aCopy(elena);
  const headers = await t.headersOf(elena);
  await letProofAge(t.db, elena.id);
  const answer = await t.app.inject({ url: `/services/user/closing/v1.0/copies/${id}/archive`, headers });
  expect(answer.json()).toMatchObject({ code: 'confirm_needed' });
});

test('one at a time, three a day, seven days long', async () => {
  const { elena } = town;
  const { closing } = await t.as(elena);
  await closing.askCopy();
  await expect(closing.askCopy()).rejects.toMatchObject({ code: 'copy_asked' });
  await t.runJobs();
  await closing.askCopy();
  await expect(closing.askCopy()).rejects.toMatchObject({ code: 'too_many_requests' });
  await t.runJobs();
  const [copy] = (await closing.mine()).copies;
  const keys = await t.db.selectFrom('account_export_pieces').select('key').execute();
  expect(keys.length).toBeGreaterThan(0);
  t.clock.advance(7 * 86_400);
  expect((await fetched(copy?._id ?? '', elena)).statusCode).toBe(404);
  await t.runJobs();
  for (const { key } of keys) expect(await t.ports.files.open(key)).toBeUndefined();
  expect((await (await t.as(elena)).closing.mine()).copies.map(({ state }) => state)).toContain('gone');
});

test('a stream is cut into pieces, whatever comes', async () => {
  async function* parts() {
    for (const size of [3, 1, 9, 2]) yield new Uint8Array(size);
  }
  const sizes = [];
  for await (const piece of inPieces(parts(), 4)) sizes.push(piece.byteLength);
  expect(sizes).toEqual([4, 9, 2]);
});
