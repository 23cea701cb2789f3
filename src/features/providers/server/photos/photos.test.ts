import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { aPhoto } from '#features/uploads/server/seed.ts';
import { services } from '#shared/services.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aSentFile } from '#test/send-file.ts';
import { altIn, type Photo } from '../../photo.ts';

let t: TestApp;
let manager: Person;
let staff: Person;
let centre: { id: string };
beforeAll(async () => {
  t = await testApp();
  [manager, staff] = [await aPerson(t.db), await aPerson(t.db)];
  centre = await aCentre(t.db, { managerId: manager.id });
  await t.db.updateTable('users').set({ is_staff: true }).where('id', '=', staff.id).execute();
});
afterAll(() => t.close());

const aPlacePhoto = async (person = manager) =>
  aSentFile(t, person, { name: 'garden.jpg', bytes: await aPhoto({ width: 2000, height: 3000 }), kind: 'place-photo' });
const shown = async () => {
  const { seniorCare } = await t.as();
  return (await seniorCare.details({ params: { id: centre.id } })).data;
};
const address = (photo: Photo | undefined, width: number, format: string) =>
  `${services.common}/photos/v1.0/${photo?.stem}-${width}.${format}`;
const inSpanish = (words: string) => [{ language: 'sp', words }];
const save = async (
  photos: { fileId: string; alt: string; alts?: { language: string; words: string }[] }[],
  person = manager,
) => (await t.as(person)).providerPhotos.save({ params: { providerId: centre.id }, body: { photos } });

test('families see a photograph once staff have, in all widths and formats, at addresses that never change', async () => {
  const fileId = await aPlacePhoto();
  expect((await save([{ fileId, alt: 'The garden', alts: inSpanish('El jardín') }])).data).toMatchObject([
    { state: 'checking' },
  ]);
  expect((await shown()).photos).toEqual([]);
  const desk = (await t.as(staff)).providerPhotos;
  expect((await desk.listed({ query: {} })).data).toMatchObject([{ _id: fileId, alt: 'The garden' }]);
  await desk.decide({ params: { photoId: fileId }, body: { reason: null } });
  await t.runJobs();
  const { photos, photo } = await shown();
  expect(photos).toMatchObject([{ alt: 'The garden', widths: [480, 960, 1600], width: 1600 }]);
  expect(photo).toEqual(photos[0]);
  for (const width of [480, 960, 1600])
    for (const format of ['avif', 'webp', 'jpeg']) {
      const answer = await t.app.inject(address(photos[0], width, format));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      });
      const found = await sharp(answer.rawPayload).metadata();
      expect(found.width).toBe(width);
      expect(found.exif).toBeUndefined();
    }
});

test('one that is refused is told why, is seen by nobody, and is decided once', async () => {
  const before = (await (await t.as(manager)).providerPhotos.mine()).data[0]?.photos ?? [];
  const fileId = await aPlacePhoto();
  await save([
    ...before.map((one) => ({ fileId: one.fileId, alt: one.alt })),
    { fileId, alt: 'A bus', alts: inSpanish('Un autobús') },
  ]);
  const desk = (await t.as(staff)).providerPhotos;
  await desk.decide({ params: { photoId: fileId }, body: { reason: 'not_the_place' } });
  await expect(desk.decide({ params: { photoId: fileId }, body: { reason: null } })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(
    desk.decide({ params: { photoId: fileId }, body: { was: 'refused', reason: 'people' } }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  const [own] = (await (await t.as(manager)).providerPhotos.mine()).data;
  expect(own?.photos.at(-1)).toMatchObject({ state: 'refused', reason: 'not_the_place' });
  expect((await shown()).photos).toHaveLength(1);
});

test('what a photograph shows is said in other languages as long as the manager has not written anew', async () => {
  const fileId = await aPlacePhoto();
  await save([{ fileId, alt: 'The hall', alts: inSpanish('La sala') }]);
  await (await t.as(staff)).providerPhotos.decide({ params: { photoId: fileId }, body: { reason: null } });
  await t.runJobs();
  const said = async () => (await shown()).photos.map((photo) => [altIn(photo, 'sp'), altIn(photo, 'en')]);
  expect(await said()).toEqual([['La sala', 'The hall']]);
  await save([{ fileId, alt: 'The hall' }]);
  expect(await said()).toEqual([['La sala', 'The hall']]);
  await expect(save([{ fileId, alt: 'The hall, newly painted' }])).rejects.toMatchObject(isMissing);
  expect(await said()).toEqual([['La sala', 'The hall']]);
  await save([{ fileId, alt: 'The hall, newly painted', alts: inSpanish('La sala, recién pintada') }]);
  expect(await said()).toEqual([['La sala, recién pintada', 'The hall, newly painted']]);
});

const isMissing = { issues: [{ field: 'photos.0.alts', key: 'errors.photoAlt' }] };

test('one of before, described once, stays so in each language and place, until its words change', async () => {
  const [old, fresh] = [await aPlacePhoto(), await aPlacePhoto()];
  const [first, second] = [old, fresh].map((fileId) => ({ fileId, alt: 'The hall', alts: inSpanish('La sala') }));
  if (!first || !second) throw new Error('There are two.');
  await save([first]);
  await t.db.updateTable('provider_photos').set({ alts: '[]' }).where('file_id', '=', old).execute();
  await (await t.as(staff)).providerPhotos.decide({ params: { photoId: old }, body: { reason: null } });
  await t.runJobs();
  const kept = { fileId: old, alt: 'The hall' };
  for (const photos of [[kept], [{ ...kept, alts: [] }], [second, kept]]) await save(photos);
  expect((await shown()).photos.map((photo) => [altIn(photo, 'sp'), altIn(photo, 'en')])).toEqual([
    ['The hall', 'The hall'],
  ]);
  await expect(save([{ ...kept, alt: 'The large hall' }])).rejects.toMatchObject(isMissing);
  await expect(save([{ ...second, alts: [] }])).rejects.toMatchObject(isMissing);
  await expect(save([{ fileId: await aPlacePhoto(), alt: 'The hall' }])).rejects.toMatchObject(isMissing);
});

test('the manager says what a photograph shows in both languages of families, and takes neither back', async () => {
  const fileId = await aPlacePhoto();
  const words = (alts: { language: string; words: string }[]) => [{ fileId, alt: 'The hall', alts }];
  await save(words([{ language: 'sp', words: 'La sala' }]));
  await (await t.as(staff)).providerPhotos.decide({ params: { photoId: fileId }, body: { reason: null } });
  await t.runJobs();
  const said = async () => (await shown()).photos.map((photo) => [altIn(photo, 'sp'), altIn(photo, 'en')]);
  expect(await said()).toEqual([['La sala', 'The hall']]);
  await save(words([{ language: 'sp', words: 'El salón' }]));
  expect(await said()).toEqual([['El salón', 'The hall']]);
  for (const alts of [
    [{ language: 'xx', words: 'La sala' }],
    [{ language: 'sp', words: ' ' }],
    ['La sala', 'El salón'].map((each) => ({ language: 'sp', words: each })),
  ])
    await expect(save(words(alts))).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(save(words([]))).rejects.toMatchObject(isMissing);
  expect(await said()).toEqual([['El salón', 'The hall']]);
});

test('what is removed is seen by nobody from the next request on, and its bytes go', async () => {
  const [photo] = (await shown()).photos;
  await save([]);
  expect(await shown()).toMatchObject({ photos: [], photo: null });
  expect((await t.app.inject(address(photo, 480, 'jpeg'))).statusCode).toBe(404);
  await t.runJobs();
  expect(await t.db.selectFrom('file_renditions').select('name').execute()).toEqual([]);
});

test('what staff decide reaches those who manage the place by the bell: what was refused with the reason, the rest once it is seen', async () => {
  const [owner, answering] = [await aPerson(t.db), await aPerson(t.db)];
  const place = await aCentre(t.db, { managerId: owner.id });
  await t.db
    .insertInto('provider_managers')
    .values({ provider_id: place.id, user_id: answering.id, role: 'answering' })
    .execute();
  await expect(
    (await t.as(answering)).providerPhotos.save({ params: { providerId: place.id }, body: { photos: [] } }),
  ).rejects.toMatchObject({ code: 'not_found' });
  const [good, poor] = [await aPlacePhoto(owner), await aPlacePhoto(owner)];
  const { providerPhotos } = await t.as(owner);
  const photos = [
    { fileId: good, alt: 'The hall', alts: inSpanish('La sala') },
    { fileId: poor, alt: 'Our guests at lunch', alts: inSpanish('La comida') },
  ];
  await providerPhotos.save({ params: { providerId: place.id }, body: { photos } });
  const bellOf = async (person: Person) => (await (await t.as(person)).notifications.list({ query: {} })).data;
  const desk = (await t.as(staff)).providerPhotos;
  await desk.decide({ params: { photoId: poor }, body: { reason: 'people' } });
  await desk.decide({ params: { photoId: good }, body: { reason: null } });
  expect(await bellOf(owner)).toMatchObject([
    { kind: 'photo', isForProvider: true, facts: { what: 'refused', alt: 'Our guests at lunch', reason: 'people' } },
  ]);
  await t.runJobs();
  await t.runJobs();
  const told = await bellOf(owner);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(
    expect.objectContaining({ _id: place.id, facts: expect.objectContaining({ what: 'shown' }) }),
  );
  expect(await bellOf(answering)).toEqual([]);
});

test('the order and the words are the manager’s, nobody else’s, and never without words', async () => {
  const [first, second] = [await aPlacePhoto(), await aPlacePhoto()];
  await save([
    { fileId: first, alt: 'The hall', alts: inSpanish('La sala') },
    { fileId: second, alt: 'The garden', alts: inSpanish('El jardín') },
  ]);
  const { data } = await save([
    { fileId: second, alt: 'The garden in May', alts: inSpanish('El jardín en mayo') },
    { fileId: first, alt: 'The hall' },
  ]);
  expect(data.map(({ alt }) => alt)).toEqual(['The garden in May', 'The hall']);
  await expect(save([{ fileId: first, alt: '  ' }])).rejects.toMatchObject({
    issues: [{ field: 'photos.0.alt', key: 'errors.photoAlt' }],
  });
  await expect(
    save([
      { fileId: first, alt: 'One' },
      { fileId: first, alt: 'Two' },
    ]),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  const rival = await aPerson(t.db);
  await aCentre(t.db, { managerId: rival.id });
  await expect(save([], rival)).rejects.toMatchObject({ code: 'not_found' });
  const stolen = await aPlacePhoto(rival);
  await expect(save([{ fileId: stolen, alt: 'Not mine', alts: inSpanish('No es mía') }])).rejects.toMatchObject({
    code: 'not_found',
  });
});
