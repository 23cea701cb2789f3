import sharp from 'sharp';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { PLACE_PHOTO } from '../photo.ts';
import { decide, writePhotos } from '../server/photos/photo-store.ts';
import { demoScenes } from './demo-scenes.ts';

type Demo = { db: Db; ports: Pick<Ports, 'files'>; now: Date };
type Place = { providerId: string; managerId: string };

/** Photographs of one place of the demo town: two that families see once they are drawn, and one that waits for staff. */
export async function seedDemoPhotos({ db, ports, now }: Demo, { providerId, managerId }: Place): Promise<void> {
  const known = await db.selectFrom('provider_photos').select('file_id').limit(1).executeTakeFirst();
  if (known) return;
  const pictures = await Promise.all(
    demoScenes.map(({ svg }) => sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()),
  );
  const kept = await Promise.all(pictures.map(async (picture) => ports.files.put(only(picture))));
  await db.transaction().execute(async (db) => {
    const files = await db
      .insertInto('files')
      .values(
        kept.map(({ key, bytes }, place) => ({
          owner_id: managerId,
          kind: PLACE_PHOTO,
          name: `place-${place + 1}.jpg`,
          type: 'image/jpeg',
          bytes,
          width: 1500,
          height: 1000,
          key,
          attached_to: providerId,
          attached_at: now,
          created_at: now,
        })),
      )
      .returning('id')
      .execute();
    const photos = files.flatMap(({ id }, place) => {
      const scene = demoScenes[place];
      return scene ? [{ fileId: id, alt: scene.alt, alts: [{ language: 'sp', words: scene.spanish }] }] : [];
    });
    await writePhotos(db, { providerId, photos, now });
    for (const { fileId } of photos.slice(0, 2))
      await decide(db, { fileId, was: 'checking', reason: null, staffId: managerId, now });
  });
}

async function* only(bytes: Uint8Array) {
  yield bytes;
}
