import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { insertRenditions } from './file-store.ts';
import { draw } from './inspect/inspector.ts';

type RenditionContext = { db: Db; ports: Pick<Ports, 'files'> };

/** Draws a picture in other widths, each in three formats, for everybody: their names begin with a hash of the content. Once more, it does nothing. */
export async function makeRenditions(
  { db, ports }: RenditionContext,
  file: { id: string; key: string },
  widths: readonly number[],
) {
  const stored = await ports.files.open(file.key);
  if (!stored) throw new Error('A file lacks its bytes.');
  const bytes = await buffer(stored.content);
  const stem = createHash('sha256').update(file.id).update(bytes).digest('hex').slice(0, 32);
  const drawn = await draw({ bytes, widths });
  const kept = await Promise.all(
    drawn.map(async (rendition) => ({ ...rendition, ...(await ports.files.put(only(rendition.bytes))) })),
  );
  const rows = kept.map(({ format, width, height, bytes: size, key }) => ({
    name: `${stem}-${width}.${format}`,
    file_id: file.id,
    width,
    height,
    format,
    bytes: size,
    key,
  }));
  const unused = await insertRenditions(db, rows);
  for (const key of unused) await ports.files.remove(key);
}

async function* only(bytes: Uint8Array) {
  yield bytes;
}
