import path from 'node:path';
import { markColours, markDoors } from '#shared/art/mark.ts';
import { brand } from '#shared/brand.ts';

// It has the letters of all five languages; the fonts of the pages have no Cyrillic ones.
const font = path.join(import.meta.dirname, 'fonts/dejavu-sans-condensed.ttf');

const MARGIN = 56;
/** Points: what older people read without glasses off the table. */
const READ = 12;
const BESIDE = 11;
/** What one line of reading needs below it. */
const ROW = 22;
/** What is no higher stays on one page; the rest goes on over the edge. */
const TOGETHER = 6 * ROW;
const INK = '#0f2f2b';
const QUIET = '#516c67';
const LINE = '#d3dfdb';

export type Paper = ReturnType<typeof paperOf>;

/** A letter-size document with our letterhead as bytes: `write` puts on it what it says. `title` and `language` are for readers of the file. */
export async function onPaper(
  { title, language }: { title: string; language: string },
  write: (paper: Paper) => void,
): Promise<Buffer> {
  // Only who wants paper waits for it: a server starts without.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    font,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  letterhead(document);
  write(paperOf(document));
  numberPages(document);
  document.end();
  return done;
}

const LOGO = 34;

/** Who we are and where, above everything. */
function letterhead(document: PDFKit.PDFDocument) {
  const width = document.page.width - 2 * MARGIN;
  document
    .save()
    .translate(MARGIN - 4, MARGIN - 8)
    .scale(LOGO / 48);
  for (const door of ['tall', 'short', 'shared'] as const) document.path(markDoors[door]).fill(markColours.light[door]);
  document.restore();
  document
    .fontSize(19)
    .fillColor(INK)
    .text(brand.name.toLowerCase(), MARGIN + LOGO, MARGIN);
  document
    .fontSize(BESIDE)
    .fillColor(QUIET)
    .text(`${brand.company}\n${brand.street}, ${brand.town}\n${brand.phone}`, MARGIN, MARGIN - 6, {
      width,
      align: 'right',
    });
  document.x = MARGIN;
  document.y = MARGIN + LOGO + 14;
}

/** Which of how many, where there is more than one. */
function numberPages(document: PDFKit.PDFDocument) {
  const { count } = document.bufferedPageRange();
  for (let place = 0; count > 1 && place < count; place++) {
    document.switchToPage(place);
    document.page.margins.bottom = 0; // or it would begin another page
    document
      .fontSize(BESIDE)
      .fillColor(QUIET)
      .text(`${place + 1} / ${count}`, MARGIN, document.page.height - MARGIN / 1.5, {
        width: document.page.width - 2 * MARGIN,
        align: 'right',
      });
  }
}

/** What can be put on it, from the top down; it goes on over the pages by itself. */
function paperOf(document: PDFKit.PDFDocument) {
  const width = document.page.width - 2 * MARGIN;
  const bottom = document.page.height - MARGIN;
  const room = (height: number) => {
    if (document.y + height > bottom) document.addPage();
  };
  const heightOf = (text: string, size: number, within: number) =>
    document.fontSize(size).heightOfString(text, { width: within });
  const line = () => {
    room(12);
    document
      .moveDown(0.4)
      .strokeColor(LINE)
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + width, document.y)
      .stroke();
    document.moveDown(0.5);
  };
  return {
    heading: (text: string) => document.fontSize(22).fillColor(INK).text(text, MARGIN).moveDown(0.4),
    title: (text: string) => {
      room(3 * ROW);
      return document.moveDown(0.6).fontSize(15).fillColor(INK).text(text, MARGIN).moveDown(0.3);
    },
    text: (text: string) => document.fontSize(READ).fillColor(INK).text(text, MARGIN, undefined, { width }),
    quiet: (text: string) => document.fontSize(BESIDE).fillColor(QUIET).text(text, MARGIN, undefined, { width }),
    line,
    /** A term and its value beside each other; a value that nobody knows is a line to write on. */
    fact: (term: string, value: string | null) => {
      const height = Math.max(heightOf(term, READ, width * 0.36), heightOf(value ?? '', READ, width * 0.62), ROW);
      room(height > TOGETHER ? ROW : height);
      const { page, y: top } = document;
      document
        .fontSize(READ)
        .fillColor(QUIET)
        .text(term, MARGIN, top, { width: width * 0.36 });
      const below = document.y;
      if (value === null)
        document
          .strokeColor(QUIET)
          .moveTo(MARGIN + width * 0.38, top + READ + 1)
          .lineTo(MARGIN + width * 0.85, top + READ + 1)
          .stroke();
      else document.fillColor(INK).text(value, MARGIN + width * 0.38, top, { width: width * 0.62 });
      document.y = (document.page === page ? Math.max(below, document.y) : document.y) + 3;
    },
    /** A row of a table; the last cell stands at the right. */
    row: (cells: readonly string[], isHead = false) => {
      const share = width / cells.length;
      const within = (index: number) => (index === cells.length - 1 ? share : share - 6);
      const height = Math.max(...cells.map((cell, index) => heightOf(cell, BESIDE, within(index))));
      room(Math.max(height, ROW));
      const top = document.y;
      for (const [index, cell] of cells.entries())
        document
          .fontSize(BESIDE)
          .fillColor(isHead ? QUIET : INK)
          .text(cell, MARGIN + index * share, top, {
            width: within(index),
            align: index === cells.length - 1 ? 'right' : 'left',
          });
      document.y = top + height + 3;
    },
  };
}
