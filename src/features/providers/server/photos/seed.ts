import { aKeptFile } from '#features/uploads/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { PLACE_PHOTO } from '../../photo.ts';
import { writePhotos } from './photo-store.ts';

type Choices = { providerId: string; ownerId: string; now: Date; alt?: string };

/** A photograph of a place that waits for staff; the only one of its place. Answers the id of its file. */
export async function aPlacePhoto(world: { db: Db; ports: Pick<Ports, 'files'> }, choices: Choices): Promise<string> {
  const { providerId, ownerId, now, alt = 'The garden' } = choices;
  const fileId = await aKeptFile(world, { ownerId, kind: PLACE_PHOTO, attachedTo: providerId, now });
  await writePhotos(world.db, { providerId, photos: [{ fileId, alt }], now });
  return fileId;
}
