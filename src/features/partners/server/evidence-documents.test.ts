import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { openApplications } from '#test/applications.ts';
import { EVIDENCE_FILE } from '../evidence-file.ts';
import { aLicence, anInsurance, inWriting } from './seed.ts';

const { t, cast, written, sent, checked } = await openApplications();

describe('documents', () => {
  const readBy = async (person: Person, fileId: string) => {
    const answer = await t.fetch(`http://127.0.0.1:3000/services/common/uploads/v1.0/files/${fileId}`, {
      headers: await t.headersOf(person),
    });
    return answer.status;
  };

  test('are attached to what they prove: read by whoever gave them, and by staff once sent; others cannot attach them', async () => {
    const params = await written();
    const { joining } = await t.as(cast.olga);
    const mine = (await joining.mine({ query: {} })).data?.evidence;
    const lineId = mine?.find(({ kind }) => kind === 'licence')?._id ?? '';
    const file = await aKeptFile(t, { ownerId: cast.olga.id, kind: EVIDENCE_FILE, now: t.clock.now() });
    const others = await aKeptFile(t, { ownerId: cast.ines.id, kind: EVIDENCE_FILE, now: t.clock.now() });
    const change = (fileIds: string[]) =>
      joining.changeEvidence({ params: { ...params, lineId }, body: { ...aLicence, fileIds } });
    await expect(change([others])).rejects.toMatchObject({ code: 'not_found' });
    const { data } = await change([file]);
    expect(data.evidence.find(({ _id }) => _id === lineId)?.files.map(({ _id }) => _id)).toContain(file);
    expect([await readBy(cast.olga, file), await readBy(cast.ines, file)]).toEqual([200, 404]);
    await joining.send({ params });
    expect([await readBy(cast.ines, file), await readBy(await aPerson(t.db), file)]).toEqual([200, 404]);
  });

  test('of a place are closed to whoever gave them, with what they wrote, from when they may not change its profile any more', async () => {
    const params = await sent();
    const { checking } = await t.as(cast.ines);
    const { version, evidence } = await checked(params);
    const { data } = await checking.decide({ params, body: { as: 'approved', version } });
    const file = evidence[0]?.files[0]?._id ?? '';
    expect(data.status).toBe('approved');
    expect(await readBy(cast.olga, file)).toBe(200);
    const { joining } = await t.as(cast.olga);
    const place = await t.db
      .selectFrom('partner_applications')
      .select('provider_id')
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow();
    const renewal = await joining.renew({ params: { centreId: place.provider_id ?? '' } });
    const shown = await joining.addEvidence({
      params: { id: renewal.data._id },
      body: await inWriting(t, cast.olga, aLicence),
    });
    const renewed = shown.data.evidence[0]?.files[0]?._id ?? '';
    expect(await readBy(cast.olga, renewed)).toBe(200);
    const mine = async () => (await joining.mine({ query: {} })).data;
    expect(await mine()).toMatchObject({ _id: params.id, status: 'approved' });
    for (const role of ['answering', 'reading', 'bookkeeping', 'manager', 'owner'] as const) {
      await t.db.updateTable('provider_managers').set({ role }).where('user_id', '=', cast.olga.id).execute();
      const isTheirs = role === 'manager' || role === 'owner';
      expect([await readBy(cast.olga, file), await readBy(cast.olga, renewed)]).toEqual(
        isTheirs ? [200, 200] : [404, 404],
      );
      expect((await mine()) !== null).toBe(isTheirs);
    }
    await t.db.deleteFrom('provider_managers').where('user_id', '=', cast.olga.id).execute();
    expect([await readBy(cast.olga, file), await readBy(cast.olga, renewed)]).toEqual([404, 404]);
    expect(await readBy(cast.ines, file)).toBe(200);
    expect(await mine()).toBeNull();
    await expect(joining.send({ params })).rejects.toMatchObject({ code: 'not_found' });
    const begun = await joining.begin({ body: {} });
    expect(begun.data).toMatchObject({ status: 'draft', profile: { place: null, words: null } });
  });

  test('are asked for with license and insurance, at their field, and hang there from then on', async () => {
    const { joining } = await t.as(cast.olga);
    const params = { id: (await joining.begin({ body: {} })).data._id };
    const missing = { issues: [{ field: 'fileIds', key: 'errors.documentMissing' }] };
    for (const shown of [aLicence, anInsurance])
      await expect(joining.addEvidence({ params, body: shown })).rejects.toMatchObject(missing);
    await joining.addEvidence({ params, body: { kind: 'ratio', guests: '5', on: '2026-06-15' } });
    const { data } = await joining.addEvidence({ params, body: await inWriting(t, cast.olga, aLicence) });
    const line = { ...params, lineId: data.evidence.find(({ kind }) => kind === 'licence')?._id ?? '' };
    await joining.changeEvidence({ params: line, body: { ...aLicence, number: 'ADP-2' } });
  });

  test('that nobody asked for when the evidence was given are asked for before it is sent', async () => {
    const params = await written();
    const { joining } = await t.as(cast.olga);
    await t.db.deleteFrom('files').where('owner_id', '=', cast.olga.id).execute();
    await expect(joining.send({ params })).rejects.toMatchObject({ code: 'application_unfinished' });
    for (const { _id: lineId, kind } of (await joining.mine({ query: {} })).data?.evidence ?? []) {
      const shown = kind === 'licence' ? aLicence : anInsurance;
      const body = await inWriting(t, cast.olga, shown);
      await joining.changeEvidence({ params: { ...params, lineId }, body });
    }
    expect((await joining.send({ params })).data.status).toBe('sent');
  });
});
