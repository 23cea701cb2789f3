import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import type { uploads } from '../contract.ts';
import { dropUnattached, fileById } from './file-store.ts';
import { presentFile } from './present-file.ts';
import { receiveFile } from './receive-file.ts';

export const uploadsHandlers: Handlers<typeof uploads> = {
  async send({ query, body }, context) {
    return { data: presentFile(await receiveFile(context, { ...query, ...body })) };
  },

  file: ({ params: { fileId } }, context) => openFile(context, fileId),

  async copy({ params: { fileId }, body: { kind } }, context) {
    const { name, content } = await openFile(context, fileId);
    return { data: presentFile(await receiveFile(context, { kind, name, content })) };
  },

  async remove({ params: { fileId } }, { db, user, now, language }) {
    if (!(await dropUnattached(db, { id: fileId, ownerId: user.id, now }))) throw new Failure('not_found');
    return { message: wordsOf(language)('uploads.removed') };
  },
};

async function openFile(context: Context, fileId: string) {
  const file = await fileById(context.db, fileId);
  if (!file || !(await mayRead(context, file))) throw new Failure('not_found');
  const stored = await context.ports.files.open(file.key);
  if (!stored) throw new Failure('not_found');
  return { bytes: stored.bytes, type: file.type, name: file.name, content: stored.content };
}

type StoredFile = NonNullable<Awaited<ReturnType<typeof fileById>>>;

/** A file that hangs on nothing is its sender's alone; whoever owns what it hangs on decides from then on. */
async function mayRead(context: Context, { id, kind, owner_id: ownerId, attached_to: attachedTo }: StoredFile) {
  if (attachedTo === null) return ownerId === context.user.id;
  return (await context.fileKinds[kind]?.mayRead(context, { id, ownerId, attachedTo })) ?? false;
}
