import { expect, test } from 'vitest';
import { lettersTo, newsOf, subjectsTo } from '#test/letters.ts';
import { aValue, openLabs } from '#test/labs.ts';
import { tellOpened } from './tell-opened.ts';

const { t, world, confirmed, report, work, inLab } = await openLabs();

const values = [aValue('lipid_panel', { analyte: 'ldl', value: 310, unit: 'mg/dL', high: 129, criticalHigh: 300 })];
const send = async (id: string, release: 'now' | 'afterTalk', version = 0) =>
  (await work()).report({ params: { id }, body: { version, draft: { values, remark: '', files: [] }, release } });
const sweep = () => tellOpened({ db: t.db, publicUrl: 'http://127.0.0.1:3000', now: t.clock.now() });
const told = async () =>
  (await lettersTo(t, world.elena.email)).filter((one) => one.includes('There is something to read'));
const bell = async () =>
  (await newsOf(t, world.elena))
    .filter(({ kind }) => kind === 'lab')
    .map(({ facts }) => (facts as { what: string }).what);

test('results that were held back and open by themselves are told once, by whatever many processes', async () => {
  const id = await confirmed();
  await inLab(id);
  await send(id, 'afterTalk');
  t.clock.advance(72 * 3600 - 1);
  await sweep();
  expect([await told(), await bell()]).toEqual([[], ['talk']]);
  t.clock.advance(1);
  await Promise.all([1, 2, 3].map(sweep));
  await sweep();
  expect(await report(id)).toMatchObject({ isHeld: false });
  const letters = await told();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`/diagnostic-testView?order=${id}`);
  expect(letters[0]).not.toMatch(/cholesterol|LDL|310/i);
  expect(await bell()).toEqual(['reported']);
});

test('the clock brings it', async () => {
  const id = await confirmed();
  await inLab(id);
  await send(id, 'afterTalk');
  t.clock.advance(72 * 3600);
  expect(await told()).toHaveLength(1);
});

test('what a family knows of already is not told again', async () => {
  const ids = [await confirmed(), await confirmed({ time: '08:30' }), await confirmed({ time: '08:45' })] as const;
  for (const id of ids) await inLab(id, '2026-06-17T16:00:00Z');
  await send(ids[0], 'now');
  await send(ids[1], 'afterTalk');
  await (await work()).release({ params: { id: ids[1] } });
  await send(ids[2], 'afterTalk');
  t.clock.advance(72 * 3600);
  await send(ids[2], 'now', 1);
  const before = await subjectsTo(t, world.elena.email);
  await sweep();
  expect(await subjectsTo(t, world.elena.email)).toEqual(before);
  expect(await bell()).toContain('corrected');
});
