import { expect, test } from 'vitest';
import { aPdf } from '#features/uploads/server/seed.ts';
import { aValue, openLabs } from '#test/labs.ts';
import { aSentFile } from '#test/send-file.ts';
import { unzipped } from '#test/unzipped.ts';
import { REPORT_FILE } from '../../report.ts';

const { t, world, confirmed, work, inLab } = await openLabs();

/** Every file of the archive of the person who was tested, by its name. */
async function copied(): Promise<Map<string, string>> {
  const { closing } = await t.as(world.elena);
  await closing.askCopy();
  await t.runJobs();
  const [copy] = (await closing.mine()).copies;
  const { rawPayload } = await t.app.inject({
    url: `/services/user/closing/v1.0/copies/${copy?._id}/archive`,
    headers: await t.headersOf(world.elena),
  });
  return new Map([...unzipped(rawPayload)].map(([name, content]) => [name, content.toString('latin1')]));
}

test('a report is in the copy of the person with its documents, and not before they may read it', async () => {
  const id = await confirmed();
  await inLab(id);
  const file = await aSentFile(t, world.naomi, { name: 'report.pdf', bytes: await aPdf(), kind: REPORT_FILE });
  const values = [aValue('lipid_panel', { analyte: 'ldl', value: 310, unit: 'mg/dL' })];
  const draft = { values, remark: 'Please call.', files: [file] };
  await (await work()).report({ params: { id }, body: { version: 0, draft, release: 'afterTalk' } });
  const held = await copied();
  expect(JSON.parse(held.get('data/diagnostics.json') ?? '')).toEqual({ lab_orders: [], lab_values: [] });
  expect([...held.values()].join('\n')).not.toContain('Please call');
  expect([...held.keys()].some((name) => name.startsWith('files/'))).toBe(false);

  await (await work()).release({ params: { id } });
  t.clock.advance(60);
  const open = await copied();
  expect(JSON.parse(open.get('data/diagnostics.json') ?? '')).toMatchObject({
    lab_orders: [{ remark: 'Please call.' }],
    lab_values: [{ analyte: 'ldl', value: 310 }],
  });
  expect(open.get('files/001-report.pdf')).toMatch(/^%PDF/);
});
