import { leaverOf } from '#features/account/server/away/away-store.ts';
import { requireProof } from '#features/security/server/proof.ts';
import { auditReading } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Ports } from '#server/ports/ports.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { OutgoingFile } from '#shared/file-body.ts';
import { type Piece, piecesOf, readyCopy } from './copy-store.ts';

/** Before a browser fetches the archive by its address, which can ask nobody. Throws `confirm_needed` and `not_found`. */
export async function openCopy(context: Context, id: string) {
  await requireProof(context);
  const { db, user, now } = context;
  const found = await readyCopy(db, { id, userId: user.id, now });
  if (!found) throw new Failure('not_found');
  return found;
}

/** The archive, piece by piece; in the trail of everybody in it. Throws as `openCopy`. */
export async function fetchCopy(context: Context, id: string): Promise<OutgoingFile> {
  const { bytes, ready_at: madeAt } = await openCopy(context, id);
  const { db, ports, user, now } = context;
  const pieces = await piecesOf(db, id);
  const { people } = await leaverOf(db, user.id);
  await auditReading(context, { people, subject: 'account:copy' });
  return {
    bytes,
    type: 'application/zip',
    name: `lado-${dayIn('UTC', madeAt ?? now)}.zip`,
    content: joined(ports, pieces),
  };
}

async function* joined({ files }: Pick<Ports, 'files'>, pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const { key } of pieces) {
    const file = await files.open(key);
    if (!file) throw new Error('A piece of a copy is not there.');
    for await (const part of file.content) yield part as Uint8Array; // nobody has set an encoding
  }
}
