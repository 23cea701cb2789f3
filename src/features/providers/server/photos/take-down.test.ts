import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPerson, aStaffMember, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aPhoto } from '#features/uploads/server/seed.ts';
import { services } from '#shared/services.ts';
import { testApp } from '#test/harness.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { aSentFile } from '#test/send-file.ts';
import type { Photo } from '../../photo.ts';

const t = await testApp();
afterAll(() => t.close());

const aPlacePhoto = async (person: Person) =>
  aSentFile(t, person, { name: 'lunch.jpg', bytes: await aPhoto({ width: 600, height: 400 }), kind: 'place-photo' });
const address = (photo: Photo | undefined, width: number, format: string) =>
  `${services.common}/photos/v1.0/${photo?.stem}-${width}.${format}`;

let staff: Person;
let owner: Person;
let place: NewCentre;
let fileId: string;
const details = async () => (await (await t.as()).seniorCare.details({ params: { id: place.id } })).data;
const listed = async () =>
  (await (await t.as()).seniorCare.search({ query: { place: 'Pasadena, CA' } })).data.find(
    ({ _id }) => _id === place.id,
  );
const decide = async (was: 'checking' | 'approved' | 'refused', reason: 'people' | null) =>
  (await t.as(staff)).providerPhotos.decide({ params: { photoId: fileId }, body: { was, reason } });
beforeEach(async () => {
  staff = await aStaffMember(t.db);
  owner = await aPerson(t.db);
  place = await aCentre(t.db, { managerId: owner.id });
  fileId = await aPlacePhoto(owner);
  await (
    await t.as(owner)
  ).providerPhotos.save({
    params: { providerId: place.id },
    body: { photos: [{ fileId, alt: 'Our guests at lunch', alts: [{ language: 'sp', words: 'La comida' }] }] },
  });
  await decide('checking', null);
  await t.runJobs();
});

test('what staff take down is gone from list and page, and at its own address, from the next request on', async () => {
  const [photo] = (await details()).photos;
  expect((await listed())?.photo).toEqual(photo);
  await decide('approved', 'people');
  expect(await details()).toMatchObject({ photos: [], photo: null });
  expect((await listed())?.photo).toBeNull();
  expect((await t.app.inject(address(photo, 480, 'jpeg'))).statusCode).toBe(404);
  expect((await t.app.inject(`${address(photo, 480, 'jpeg')}?again`)).statusCode).toBe(404);
});

test('what staff take down is told to those who manage the place by bell and mail, with the reason, and stands in what its team reads', async () => {
  await decide('approved', 'people');
  expect(await newsOf(t, owner)).toContainEqual(
    expect.objectContaining({
      kind: 'photo',
      _id: fileId,
      facts: expect.objectContaining({ what: 'taken', alt: 'Our guests at lunch', reason: 'people' }),
    }),
  );
  expect((await lettersTo(t, owner.email)).join()).toContain('People can be recognized');
  const { team, providerPhotos } = await t.as(owner);
  expect((await team.events({ query: { page: 1 } })).data[0]).toMatchObject({
    what: 'photoTaken',
    name: null,
    detail: 'Our guests at lunch',
  });
  expect((await providerPhotos.mine()).data[0]?.photos).toMatchObject([{ state: 'refused', reason: 'people' }]);
});

test('what staff took down stays down when the manager saves it anew, and is seen again once staff show it', async () => {
  await decide('approved', 'people');
  await (
    await t.as(owner)
  ).providerPhotos.save({
    params: { providerId: place.id },
    body: { photos: [{ fileId, alt: 'Lunch', alts: [{ language: 'sp', words: 'Comida' }] }] },
  });
  expect((await details()).photos).toEqual([]);
  await decide('refused', null);
  expect((await details()).photos).toMatchObject([{ alt: 'Lunch' }]);
});

test('a photograph is taken down by one of two, and found by the name of its place', async () => {
  const ends = await Promise.allSettled([decide('approved', 'people'), decide('approved', 'people')]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends).toContainEqual(expect.objectContaining({ reason: expect.objectContaining({ code: 'conflict' }) }));
  const { providerPhotos } = await t.as(staff);
  const found = async (text: string) =>
    (await providerPhotos.listed({ query: { show: 'refused', text } })).data.map(({ _id }) => _id);
  expect(await found(place.name.toUpperCase())).toContain(fileId);
  expect(await found('Nowhere at all')).toEqual([]);
});

test('what is taken down before it was drawn is not said to be seen', async () => {
  const late = await aPlacePhoto(owner);
  await (
    await t.as(owner)
  ).providerPhotos.save({
    params: { providerId: place.id },
    body: { photos: [{ fileId: late, alt: 'A hall', alts: [{ language: 'sp', words: 'Una sala' }] }] },
  });
  fileId = late;
  await decide('checking', null);
  await decide('approved', 'people');
  await t.runJobs();
  expect((await details()).photos).toEqual([]);
  await decide('refused', null);
  await t.runJobs();
  expect((await details()).photos).toHaveLength(1);
});
