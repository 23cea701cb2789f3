import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { aPdf } from '#features/uploads/server/seed.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { anLdl, aReportDraft, aValue, openLabs } from '#test/labs.ts';
import { aSentFile } from '#test/send-file.ts';
import { REPORT_FILE } from '../../report.ts';
import { aLab, itemId } from '../seed.ts';

const { t, world, at, confirmed, report, work, advance, inLab, send, trailOf } = await openLabs();

const missing = { code: 'not_found' };
describe('a lab', () => {
  test('lists what is confirmed and what is reported', async () => {
    const listedIn = async (tab?: 'reported') => (await work()).list({ query: { tab } });
    const id = await confirmed();
    const listed = await listedIn();
    expect(listed.data).toMatchObject([
      {
        _id: id,
        personName: 'Elena Marín',
        stage: 'booked',
        ordered: ['Cholesterol panel', 'Blood sugar over three months (A1C)'],
      },
    ]);
    expect(listed.counts).toEqual({ open: 1, reported: 0 });
    await inLab(id);
    await send(id, { version: 0, draft: aReportDraft() });
    expect((await listedIn()).data).toEqual([]);
    expect((await listedIn('reported')).data).toMatchObject([{ _id: id }]);
  });

  test('goes from one stage to the next, and not before the draw', async () => {
    const id = await confirmed();
    await expect(advance(id, 'collected')).rejects.toMatchObject({ code: 'order_ahead' });
    await expect(send(id, { version: 0, draft: aReportDraft() })).rejects.toMatchObject({ code: 'order_ahead' });
    t.clock.set(at('08:15'));
    await expect(advance(id, 'in_lab')).rejects.toMatchObject({ code: 'conflict' });
    expect(await advance(id, 'collected')).toMatchObject({ stage: 'collected', collectedAt: at('08:15') });
    expect(await advance(id, 'collected')).toMatchObject({ stage: 'collected' });
    expect(await advance(id, 'in_lab')).toMatchObject({ stage: 'in_lab' });
    expect((await newsOf(t, world.elena)).filter(({ kind }) => kind === 'lab')).toMatchObject([
      { facts: { what: 'in_lab', provider: 'Arroyo Labs' } },
    ]);
  });

  test('reports values with its own unit and range, and the family hears of it without a word of them', async () => {
    const { elena, naomi } = world;
    const id = await confirmed();
    await inLab(id);
    expect(await report(id)).toMatchObject({ stage: 'in_lab', tests: [{ values: [] }, { values: [] }], files: [] });
    const file = await aSentFile(t, naomi, { name: 'report.pdf', bytes: await aPdf(), kind: REPORT_FILE });
    const values = [
      anLdl(140),
      aValue('lipid_panel', { analyte: 'hdl', value: 51, unit: 'mg/dL', low: 40 }),
      anLdl(310),
    ];
    await expect(send(id, { version: 0, draft: aReportDraft(values) })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await send(id, {
      version: 0,
      draft: aReportDraft(values.slice(0, 2), { remark: 'Taken after twelve hours.', files: [file] }),
    });
    const read = await report(id);
    expect(read).toMatchObject({ stage: 'reported', remark: 'Taken after twelve hours.', correctedAt: null });
    expect(read.tests[0]).toMatchObject({
      name: 'Cholesterol panel',
      values: [
        { name: 'LDL cholesterol', value: 140, unit: 'mg/dL', high: 129, flag: 'high' },
        { name: 'HDL cholesterol', value: 51, low: 40, flag: 'usual' },
      ],
    });
    expect(read.files).toMatchObject([{ _id: file, name: 'report.pdf' }]);
    const letters = (await lettersTo(t, elena.email)).join('\n');
    expect(letters).toContain(`/diagnostic-testView?order=${id}`);
    expect(letters).not.toMatch(/cholesterol|LDL|140|high|blood/i);
    expect((await trailOf(elena.personId)).filter(({ subject }) => subject === `lab_order:${id}`)).toEqual(
      expect.arrayContaining([
        { action: 'write', actor_id: naomi.id, subject: `lab_order:${id}` },
        { action: 'read', actor_id: naomi.id, subject: `lab_order:${id}` },
      ]),
    );
  });

  test('keeps what it has entered, over the version that it has seen, whoever else writes', async () => {
    const id = await confirmed();
    await inLab(id);
    const lab = await work();
    const keep = (value: number) =>
      lab.keep({ params: { id }, body: { version: 0, draft: aReportDraft([anLdl(value)]) } });
    const ended = await Promise.allSettled([keep(140), keep(150)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    const kept = (await lab.one({ params: { id } })).data;
    expect(kept).toMatchObject({ version: 1, stage: 'in_lab' });
    expect(kept.wanted.filter(({ begun }) => begun).map(({ analyte }) => analyte)).toEqual(['ldl']);
    expect((await report(id)).tests.flatMap(({ values }) => values)).toEqual([]);
  });

  test('one report is sent, however many press at once', async () => {
    const id = await confirmed();
    await inLab(id);
    const ended = await Promise.allSettled([1, 2, 3].map(() => send(id, { version: 0, draft: aReportDraft() })));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const told = (await newsOf(t, world.elena)).filter(({ kind }) => kind === 'lab');
    expect(told).toMatchObject([{ facts: { what: 'reported' } }]);
  });

  test('puts right what it has reported, and says so', async () => {
    const id = await confirmed();
    await inLab(id);
    const { version } = await send(id, { version: 0, draft: aReportDraft() });
    const lab = await work();
    await expect(lab.keep({ params: { id }, body: { version, draft: aReportDraft() } })).rejects.toMatchObject({
      code: 'already_reported_values',
    });
    t.clock.advance(3600);
    await send(id, { version, draft: aReportDraft([anLdl(120)]) });
    expect(await report(id)).toMatchObject({
      correctedAt: t.clock.now().toISOString(),
      tests: [{ values: [{ value: 120, flag: 'usual' }] }, {}],
    });
    expect((await lettersTo(t, world.elena.email)).join('\n')).toContain('corrected');
  });

  test('holds back what it wants to talk about first, until it says so, and tells it once', async () => {
    const { elena, naomi } = world;
    const id = await confirmed();
    await inLab(id);
    const lab = await work();
    await expect(lab.release({ params: { id } })).rejects.toMatchObject({ code: 'order_ahead' });
    const file = await aSentFile(t, naomi, { name: 'report.pdf', bytes: await aPdf(), kind: REPORT_FILE });
    const body = { version: 0, draft: aReportDraft([anLdl(310)], { remark: 'Please call.', files: [file] }) };
    await lab.report({ params: { id }, body: { ...body, release: 'afterTalk' } });
    const fetched = async () =>
      (await t.app.inject({ url: `/services/common/uploads/v1.0/files/${file}`, headers: await t.headersOf(elena) }))
        .statusCode;
    const held = await report(id);
    expect(held).toMatchObject({ stage: 'reported', isHeld: true, remark: '', files: [], phone: '6265550120' });
    expect(held.tests.flatMap(({ values }) => values)).toEqual([]);
    expect(await fetched()).toBe(404);
    expect((await newsOf(t, elena)).filter(({ kind }) => kind === 'lab')).toMatchObject([{ facts: { what: 'talk' } }]);
    const [letter] = (await lettersTo(t, elena.email)).filter((one) => one.includes('talk with you'));
    expect(letter).toContain('(626) 555-0120');
    expect(letter).not.toMatch(/cholesterol|LDL|310|Please call/i);

    await Promise.all([1, 2, 3].map(() => lab.release({ params: { id } })));
    expect(await report(id)).toMatchObject({ isHeld: false, remark: 'Please call.', files: [{ _id: file }] });
    expect((await report(id)).tests[0]?.values).toMatchObject([{ value: 310, flag: 'criticalHigh' }]);
    expect(await fetched()).toBe(200);
    const told = (await lettersTo(t, elena.email)).filter((one) => one.includes('There is something to read'));
    expect(told).toHaveLength(1);
  });

  test('holds nothing back for longer than three days, and a correction makes it no later', async () => {
    const id = await confirmed();
    await inLab(id);
    const reportHeld = async (version: number, value: number) =>
      (
        await (
          await work()
        ).report({ params: { id }, body: { version, draft: aReportDraft([anLdl(value)]), release: 'afterTalk' } })
      ).data;
    const { version } = await reportHeld(0, 140);
    t.clock.advance(24 * 3600);
    await reportHeld(version, 141);
    t.clock.advance(48 * 3600 - 1);
    expect(await report(id)).toMatchObject({ isHeld: true });
    t.clock.advance(1);
    expect(await report(id)).toMatchObject({ isHeld: false, tests: [{ values: [{ value: 141 }] }, {}] });
  });

  test('refuses what was not ordered, a wrong unit, a range upside down and an empty report', async () => {
    const id = await confirmed();
    await inLab(id);
    const issues = (values: ReturnType<typeof anLdl>[]) =>
      send(id, { version: 0, draft: aReportDraft(values) }).then(
        () => [],
        ({ issues }: { issues: { key: string }[] }) => issues.map(({ key }) => key),
      );
    expect(
      await issues([
        anLdl(40, { testId: itemId('vitamin_d'), analyte: 'vitamin_d', unit: 'ng/mL', criticalHigh: null }),
      ]),
    ).toEqual(['errors.invalid_input']);
    expect(await issues([anLdl(140, { unit: 'kg' })])).toEqual(['errors.unitImproper']);
    expect(await issues([anLdl(140, { low: 200 })])).toEqual(['errors.rangeImproper']);
    expect(await issues([anLdl(-1)])).toEqual(['errors.figureImproper']);
    expect(await issues([])).toEqual(['errors.reportEmpty']);
    const foreign = await aSentFile(t, world.elena, { name: 'x.pdf', bytes: await aPdf(), kind: REPORT_FILE });
    await expect(send(id, { version: 0, draft: aReportDraft([anLdl(1)], { files: [foreign] }) })).rejects.toBeDefined();
    expect(await report(id)).toMatchObject({ stage: 'in_lab' });
  });

  test('sees the orders of its own place, and only who reports there', async () => {
    const id = await confirmed();
    const stranger = await aPerson(t.db);
    await aLab(t.db, { name: 'Other', managerId: stranger.id });
    await expect((await work(stranger)).one({ params: { id } })).rejects.toMatchObject(missing);
    await expect(advance(id, 'collected', stranger)).rejects.toMatchObject(missing);
    await expect(send(id, { version: 0, draft: aReportDraft() }, stranger)).rejects.toMatchObject(missing);
    expect((await (await work(stranger)).list({ query: {} })).data).toEqual([]);
    const bookkeeper = await aPerson(t.db);
    await aMember(t.db, { providerId: world.labId, userId: bookkeeper.id, role: 'bookkeeping', now: t.clock.now() });
    await expect((await work(bookkeeper)).one({ params: { id } })).rejects.toMatchObject(missing);
  });

  test('begins its next report with the unit and the range of its last', async () => {
    const id = await confirmed();
    await inLab(id);
    await send(id, { version: 0, draft: aReportDraft([anLdl(3.4, { unit: 'mmol/L', high: 3.3, criticalHigh: 8 })]) });
    t.clock.set('2026-06-17T16:00:00Z');
    const next = await confirmed({ startsAt: at('08:00', '2026-06-18') });
    const { wanted } = (await (await work()).one({ params: { id: next } })).data;
    expect(wanted.find(({ analyte }) => analyte === 'ldl')?.usual).toEqual({
      unit: 'mmol/L',
      low: null,
      high: 3.3,
      criticalLow: null,
      criticalHigh: 8,
    });
    await inLab(next, at('08:15', '2026-06-18'));
    await send(next, { version: 0, draft: aReportDraft([anLdl(120)]) });
    const value = (await report(next)).tests[0]?.values[0];
    expect(value?.trend.map(({ value, flag, provider }) => [Math.round(value), flag, provider])).toEqual([
      [131, 'high', 'Arroyo Labs'],
      [120, 'usual', 'Arroyo Labs'],
    ]);
  });
});
