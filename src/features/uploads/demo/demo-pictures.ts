import sharp from 'sharp';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';

export type DemoWorld = { db: Db; ports: Pick<Ports, 'files'>; now: Date };

/** A paper of the demo town, drawn as SVG. */
export type DrawnPicture = { name: string; width: number; height: number; svg: string };

/** A sheet of that size and color with lines of text on it. */
export const sheet = ({
  width,
  height,
  back,
  lines,
}: Omit<DrawnPicture, 'name' | 'svg'> & { back: string; lines: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" fill="#0f2f2b">
    <rect width="${width}" height="${height}" fill="${back}"/>${lines}</svg>`;
export const line = (x: number, y: number, { size, words }: { size: number; words: string }) =>
  `<text x="${x}" y="${y}" font-size="${size}">${words}</text>`;

type HungPictures = { ownerId: string; kind: string; on: string; drawn: readonly DrawnPicture[] };

/** Hangs pictures on a thing of the town, and does what `then` does with their ids in the same transaction. */
export async function hangPictures(
  { db, ports, now }: DemoWorld,
  { ownerId, kind, on, drawn }: HungPictures,
  then: (db: Db, ids: readonly string[]) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const stored = await Promise.all(
    drawn.map(async ({ svg }) => ports.files.put(only(await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()))),
  );
  await db.transaction().execute(async (db) => {
    const files = await db
      .insertInto('files')
      .values(
        drawn.map(({ name, width, height }, place) => ({
          owner_id: ownerId,
          kind,
          name,
          type: 'image/jpeg',
          bytes: stored[place]?.bytes ?? 0,
          width,
          height,
          key: stored[place]?.key ?? '',
          attached_to: on,
          attached_at: now,
          created_at: now,
        })),
      )
      .returning('id')
      .execute();
    await then(
      db,
      files.map(({ id }) => id),
    );
  });
}

async function* only(bytes: Uint8Array) {
  yield bytes;
}
