import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { IncomingFile } from '#shared/file-body.ts';
import { cleanName, shownName } from '../clean-name.ts';
import { fileSorts, LARGEST_FILE, typeByName } from '../file.ts';
import { heldBy, insertFile } from './file-store.ts';
import { inspect, type Refusal } from './inspect/inspector.ts';

/** What one account may keep here, and leave unused. */
export const MOST_HELD_BYTES = 200 * 1024 * 1024;
export const MOST_UNATTACHED = 30;
/** Our staff sends files to many people, and they stay as long as what they are attached to. */
const TIMES_OF_STAFF = 50;

type UploadedFile = { kind: string; name: string } & IncomingFile;
type UploadContext = Pick<Context, 'db' | 'ports' | 'limits' | 'client' | 'user' | 'now' | 'fileKinds'>;

/**
 * Takes one file in: counted while it comes, held in memory until it is known to be harmless, made anew, and only then kept. What
 * nobody has checked never touches the place for files.
 */
export async function receiveFile(context: UploadContext, { kind: kindName, name, content }: UploadedFile) {
  const { db, ports, limits, client, user, now, fileKinds } = context;
  const kind = Object.hasOwn(fileKinds, kindName) ? fileKinds[kindName] : undefined;
  if (!kind) throw Failure.of('kind', 'errors.invalid_input');
  const shown = shownName(name);
  const type = typeByName(name);
  if (!type || !(fileSorts[kind.takes] as readonly string[]).includes(type))
    throw new Failure('file_type', { values: { name: shown } });
  await limits.take('uploadAccount', user.id);
  await limits.take('uploadClient', client);
  const held = await heldBy(db, user.id);
  const mostBytes = MOST_HELD_BYTES * (user.isStaff ? TIMES_OF_STAFF : 1);
  if (held.bytes >= mostBytes || held.unattached >= MOST_UNATTACHED) throw new Failure('files_full');

  const bytes = await counted(content, shown);
  const found = await inspect({ bytes, type, longestEdge: kind.longestEdge });
  if ('refusal' in found) throw new Failure(codeOf[found.refusal], { values: { name: shown } });

  const { key } = await ports.files.put(only(found.bytes));
  const file = await insertFile(
    db,
    {
      ownerId: user.id,
      kind: kind.name,
      name: cleanName(name, found.type),
      type: found.type,
      bytes: found.bytes.byteLength,
      width: found.width ?? null,
      height: found.height ?? null,
      key,
      createdAt: now,
    },
    { mostBytes, mostUnattached: MOST_UNATTACHED },
  ).catch(async (error: unknown) => {
    await ports.files.remove(key);
    throw error;
  });
  if (file) return file;
  await ports.files.remove(key);
  throw new Failure('files_full');
}

const codeOf = {
  another_type: 'file_type',
  unreadable: 'file_unreadable',
  unsafe: 'file_unsafe',
  too_many_pixels: 'picture_too_large',
  busy: 'overloaded',
} as const satisfies Record<Refusal, string>;

/** The whole of it, or a refusal as soon as it is too much. */
async function counted(content: AsyncIterable<Uint8Array>, name: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    if (bytes > LARGEST_FILE) throw new Failure('file_too_large', { values: { name } });
    pieces.push(piece);
  }
  if (bytes === 0) throw new Failure('file_empty', { values: { name } });
  return Buffer.concat(pieces, bytes);
}

async function* only(bytes: Uint8Array) {
  yield bytes;
}
