import { beforeEach, expect, test } from 'vitest';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { openTown } from '#test/town.ts';

const { t } = await openTown();
beforeEach(() => t.db.deleteFrom('provider_plans').execute());

const taken = async (q?: string) =>
  (await (await t.as()).insurance.plansTaken({ query: q === undefined ? {} : { q } })).data;
const takes = (id: string, ...plans: string[]) => writePlansTaken(t.db, id, plans);

test('plans are listed with how many take them, however each writes it; those of most come first', async () => {
  await takes((await aCentre(t.db)).id, 'Blue Heron', 'Golden Poppy, Choice');
  await takes((await aDoctor(t.db)).id, 'GOLDEN POPPY CHOICE');
  await takes((await aDoctor(t.db)).id, 'Golden-Poppy Choice');
  expect(await taken()).toEqual([
    {
      name: 'Golden Poppy Choice',
      counts: [
        { kind: 'day_care', count: 1 },
        { kind: 'doctor', count: 2 },
      ],
    },
    { name: 'Blue Heron', counts: [{ kind: 'day_care', count: 1 }] },
  ]);
  expect((await taken('  blue ')).map(({ name }) => name)).toEqual(['Blue Heron']);
  expect(await taken('%')).toHaveLength(2);
  expect(await taken('silver')).toEqual([]);
});

test('what somebody says whom nobody has checked, or whose check has ended, is not listed', async () => {
  await takes((await aCentre(t.db, { verifiedAt: null })).id, 'Blue Heron');
  const { id } = await aDoctor(t.db);
  await takes(id, 'Blue Heron');
  await t.db.updateTable('providers').set({ evidence_until: t.clock.now() }).where('id', '=', id).execute();
  expect(await taken()).toEqual([]);
});
