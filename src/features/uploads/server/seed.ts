import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { FileKind } from './file-kind.ts';

type Size = { width?: number; height?: number };

/** A picture as a camera leaves it: lying on its side, with the place and the name of its maker in it. */
export const aPhoto = ({ width = 400, height = 300 }: Size = {}): Promise<Buffer> =>
  drawing({ width, height })
    .withExif({ IFD0: { Artist: 'Canary Artist' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const aPng = (size: Size = {}): Promise<Buffer> => drawing(size).png().toBuffer();
export const aWebp = (size: Size = {}): Promise<Buffer> => drawing(size).webp().toBuffer();

function drawing({ width = 400, height = 300 }: Size) {
  const overlay = Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="${width / 3}" cy="${height / 3}" r="${height / 4}" fill="#b5402a"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: '#edf8f3' } }).composite([{ input: overlay }]);
}

/** A page of text. `change` may add to the document what ours never hold. */
export function aPdf(
  change: (document: PDFKit.PDFDocument) => void = () => undefined,
  options: object = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', ...options });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
  });
  document.text('A letter about the license of the center.');
  change(document);
  document.end();
  return done;
}

/** Kinds of files that only tests know: what hangs on something may be read by whom `readers` names. */
export const aFileKind = (change: Partial<FileKind> = {}): FileKind => ({
  name: 'test-document',
  takes: 'documents',
  longestEdge: 1600,
  mayRead: async () => false,
  ...change,
});

/** Drawn once, for all files that are any picture. */
let somePhoto: Promise<Buffer> | undefined;

type TestFile = { ownerId: string; kind?: string; attachedTo?: string; now: Date; bytes?: Uint8Array; name?: string };

/** A file that was sent and taken in, without the way there: a picture unless its bytes say otherwise. */
export async function aKeptFile(
  { db, ports }: { db: Db; ports: Pick<Ports, 'files'> },
  kept: TestFile,
): Promise<string> {
  const {
    ownerId,
    kind = 'test-document',
    attachedTo = null,
    now,
    bytes = await (somePhoto ??= aPhoto()),
    name = 'photo.jpg',
  } = kept;
  const stored = await ports.files.put(
    (async function* pieces() {
      yield bytes;
    })(),
  );
  const { id } = await db
    .insertInto('files')
    .values({
      owner_id: ownerId,
      kind,
      name,
      type: 'image/jpeg',
      bytes: stored.bytes,
      key: stored.key,
      attached_to: attachedTo,
      attached_at: attachedTo && now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
