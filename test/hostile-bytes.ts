import { crc32, deflateSync } from 'node:zlib';

/** A PNG whose header may say anything. */
export function pngOf(width: number, height: number, data: Buffer, extra: Buffer[] = []) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
export function pngChunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
/** A whole PDF around one more object, with lengths and offsets as they should be. */
export function pdfWith(object: string | Buffer, catalog = '') {
  const objects = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n',
    object,
  ].map((part) => Buffer.from(part as string, 'latin1'));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects,
    Buffer.from('trailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n9\n%%EOF\n'),
  ]);
}
/** The fourth object as a stream. */
export const streamOf = (entries: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
/** The fourth object as packed ones, of which this is the only one. */
export const packed = (object: string) => {
  const index = '7 0 ';
  return streamOf(
    `/Type /ObjStm /N 1 /First ${index.length} /Filter /FlateDecode`,
    deflateSync(Buffer.from(index + object, 'latin1')),
  );
};
