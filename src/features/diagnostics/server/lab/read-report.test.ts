import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aPdf } from '#features/uploads/server/seed.ts';
import { newsOf } from '#test/letters.ts';
import { anLdl, aReportDraft, openLabs } from '#test/labs.ts';
import { racing } from '#test/racing.ts';
import { aSentFile } from '#test/send-file.ts';
import { REPORT_FILE } from '../../report.ts';

const { t, world, confirmed, report, inLab, send, trailOf } = await openLabs();

const missing = { code: 'not_found' };
describe('what was found', () => {
  test('is read by whoever may see the health records, and each look is in the trail', async () => {
    const { elena, naomi } = world;
    const [sister, brother] = [await aPerson(t.db), await aPerson(t.db)];
    await aRelation(t, { personId: elena.personId, memberId: sister.id, scopes: ['records'] });
    await aRelation(t, { personId: elena.personId, memberId: brother.id, scopes: ['bookings'] });
    const id = await confirmed();
    await inLab(id);
    const file = await aSentFile(t, naomi, { name: 'report.pdf', bytes: await aPdf(), kind: REPORT_FILE });
    await send(id, { version: 0, draft: aReportDraft([anLdl(140)], { files: [file] }) });
    expect(await report(id, sister)).toMatchObject({ personName: 'Elena Marín', stage: 'reported' });
    await expect(report(id, brother)).rejects.toMatchObject(missing);
    await expect(report(id, naomi)).rejects.toMatchObject(missing);
    const looks = await trailOf(elena.personId);
    expect(looks).toContainEqual({ action: 'read', actor_id: sister.id, subject: `lab_order:${id}` });
    expect(looks.filter(({ actor_id }) => actor_id === brother.id)).toEqual([]);
    const fetched = async (person: typeof elena) =>
      (await t.app.inject({ url: `/services/common/uploads/v1.0/files/${file}`, headers: await t.headersOf(person) }))
        .statusCode;
    expect([await fetched(elena), await fetched(sister), await fetched(brother), await fetched(naomi)]).toEqual([
      200, 200, 404, 200,
    ]);
    expect((await newsOf(t, sister)).map(({ kind }) => kind)).toContain('lab');
    expect(await newsOf(t, brother)).toEqual([]);
  });

  test('stays with a booking that is cancelled while it is measured', async () => {
    const id = await confirmed();
    await inLab(id);
    const { bookings } = await t.as(world.elena);
    const cancel = () => bookings.change({ params: { id }, body: { status: 'cancelled' } });
    const ended = await racing(t.db, id, [cancel]);
    expect(ended).toHaveLength(1);
    expect((await report(id)).stage).toBe('in_lab');
  });
});
