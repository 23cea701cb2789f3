const PIECE_BYTES = 8 * 1024 * 1024;

/** A stream cut into pieces that a place for files takes; none of them is empty. */
export async function* inPieces(content: AsyncIterable<Uint8Array>, size = PIECE_BYTES): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of content) {
    held.push(part);
    bytes += part.byteLength;
    if (bytes < size) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
