import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { leaverOf } from '#features/account/server/away/away-store.ts';
import { speechIn } from '#features/bookings/server/kind.ts';
import { receiptFiles } from '#features/payments/server/receipts/receipt-files.ts';
import { receiptTable } from '#features/payments/server/receipts/receipt-table.ts';
import { copiedFiles } from '#features/uploads/server/own-files-store.ts';
import { summaryFiles } from '#features/visit-summaries/server/copied-papers.ts';
import { languageNamed } from '#server/http/language.ts';
import type { FileAttachments } from '#server/keeping.ts';
import { copyRows } from '../kept-store.ts';
import { bookingTable } from './booking-table.ts';
import type { AskedCopy } from './copy-store.ts';
import { healthFiles } from './health-files.ts';
import type { CopyContext, PackedCopy } from './packed.ts';
import { packedPage } from './packed-page.ts';
import { packedReadme } from './packed-readme.ts';
import { trailData, trailTable } from './trail-files.ts';

type PackContext = Pick<CopyContext, 'db' | 'ports' | 'keepings' | 'recordSources' | 'bookingKinds' | 'now'>;

/** One file of the archive; what is made late is made when its turn has come, so that one at a time lies in memory. */
type Entry = { name: string; open: () => Promise<Readable> };

/** The archive of an account as a stream: a page to read, the data of each capability, tables, receipts, summaries of visits and files. */
export async function* packCopy(context: PackContext, asked: AskedCopy): AsyncGenerator<Uint8Array> {
  const packed = await gather(context, asked);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable; // what yazl makes
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, open } of entriesOf(context, packed))
    zip.addReadStreamLazy(name, { mtime: context.now }, (give) => {
      // A stream that fails ends the archive: half of one would look whole.
      open().then(
        (content) => give(null, content),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  zip.end();
  for await (const part of output) yield part as Uint8Array; // nobody has set an encoding
}

async function gather(context: PackContext, asked: AskedCopy): Promise<PackedCopy> {
  const { db, keepings, now } = context;
  const leaver = await leaverOf(db, asked.user_id);
  const parts = [];
  const read: FileAttachments[] = [];
  for (const keeping of keepings) {
    const tables = await copyRows(db, { keepings, keeping, leaver, now });
    if (tables.length > 0) parts.push({ name: keeping.name, tables });
    if (keeping.reads) read.push(await keeping.reads(db, leaver, now));
  }
  const payer = { id: asked.user_id, firstName: asked.first_name, lastName: asked.last_name };
  const language = languageNamed(asked.language);
  const { receipts, files: papers } = await receiptFiles(db, { payer, language, now });
  const summaries = await summaryFiles(context, { people: leaver.people, language });
  const files = (await copiedFiles(db, { userId: asked.user_id, read })).map((file, index) => ({
    ...file,
    path: `files/${String(index + 1).padStart(3, '0')}-${file.name}`,
  }));
  const health = await healthFiles(context, { leaver, language });
  return { asked, language, parts, receipts, papers, summaries, health, files, now };
}

function entriesOf({ db, ports }: Pick<PackContext, 'db' | 'ports'>, packed: PackedCopy): Entry[] {
  const speech = speechIn(packed.language);
  const trail = { db, userId: packed.asked.user_id, t: speech.t };
  const text = (name: string, content: () => string): Entry => ({ name, open: async () => streamOf(content()) });
  return [
    text('README.txt', () => packedReadme(packed, speech)),
    text('index.html', () => packedPage(packed, speech)),
    text('bookings.csv', () => bookingTable(packed, speech)),
    text('payments.csv', () => receiptTable(packed.receipts, speech)),
    { name: 'trail.csv', open: async () => Readable.from(trailTable(trail), { objectMode: false }) },
    { name: 'data/trail.json', open: async () => Readable.from(trailData(trail), { objectMode: false }) },
    ...packed.parts.map(({ name, tables }) =>
      text(`data/${name}.json`, () =>
        JSON.stringify(Object.fromEntries(tables.map(({ table, rows }) => [table, rows])), undefined, 2),
      ),
    ),
    ...packed.health.map(({ name, make }): Entry => ({ name, open: async () => streamOf(await make()) })),
    ...packed.papers.map(({ name, draw }) => paper(`receipts/${name}`, draw)),
    ...packed.summaries.map(({ name, draw }) => paper(`visits/${name}`, draw)),
    ...packed.files.map(({ path, key }) => ({
      name: path,
      open: async () => (await ports.files.open(key))?.content ?? streamOf(''),
    })),
  ];
}

const paper = (name: string, draw: () => Promise<Buffer>): Entry => ({
  name,
  open: async () => streamOf(await draw()),
});

const streamOf = (content: string | Buffer) => Readable.from([Buffer.from(content)], { objectMode: false });
