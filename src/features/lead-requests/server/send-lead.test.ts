import { expect, test } from 'vitest';
import { aCaregiver } from '#features/caregivers/server/seed.ts';
import { aLab } from '#features/diagnostics/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { wordsOf } from '#server/words.ts';
import type { Failure } from '#shared/failure.ts';
import { openTown } from '#test/town.ts';
import { CONSENT_VERSION, type NewLead } from '../lead-request.ts';

const { t, town } = await openTown();
const wish = (change: Partial<NewLead>): NewLead => ({
  ...{ clientId: aClientId(), providerId: town.centre.id, familyMemberId: null, need: 'days', starts: 'month' },
  ...{ contactName: 'Elena Marín', contactBy: 'phone', phone: '6265550148', bestTime: 'any', note: '' },
  ...{ consent: true, consentVersion: CONSENT_VERSION },
  ...change,
});
const send = async (change: Partial<NewLead>) => (await t.as(town.elena)).leadRequests.send({ body: wish(change) });

test('a number goes to nobody who is not asked to call, also while nobody has checked them', async () => {
  const unchecked = { verifiedAt: null, managerId: null };
  for (const { id } of [await aDoctor(t.db, unchecked), await aCaregiver(t.db, unchecked), await aLab(t.db, unchecked)])
    await expect(send({ providerId: id })).rejects.toMatchObject({ code: 'not_found', status: 404 });
  for (const kind of ['day_care', 'assisted_living', 'board_and_care'] as const)
    await send({ providerId: (await aCentre(t.db, { verifiedAt: null, kind })).id });
});

test('says that a contact is missing or too short in the words of the specification', async () => {
  const inWords = wordsOf('en');
  const refusal = (contactName: string) =>
    send({ contactName }).catch(({ issues }: Failure) => issues.map(({ field, key }) => [field, inWords(key)]));
  expect(await refusal(' ')).toEqual([['contactName', "Contact can't be blank"]]);
  expect(await refusal('El')).toEqual([['contactName', "Contact can't be Short"]]);
});
