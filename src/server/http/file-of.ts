import type { OutgoingFile } from '#shared/file-body.ts';

/** A file that a handler has made, as its answer. */
export const fileOf = (bytes: Buffer, { type, name }: { type: string; name: string }): OutgoingFile => ({
  bytes: bytes.length,
  type,
  name,
  content: once(bytes),
});

async function* once(bytes: Buffer) {
  yield bytes;
}
