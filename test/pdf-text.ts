import { inflateSync } from 'node:zlib';

/** What a person reads in a document of ours: its pieces of text in the order in which they were written, a line each. */
export function pdfText(file: Buffer): string {
  const streams = streamsIn(file);
  const letters = new Map(streams.filter((text) => text.includes('begincmap')).flatMap(lettersOf));
  return streams
    .filter((text) => !text.includes('begincmap'))
    .flatMap((text) => [...text.matchAll(/\[(.*?)\] TJ/gs)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
        .map((code) => letters.get(code) ?? '')
        .join(''),
    )
    .join('\n');
}

function streamsIn(file: Buffer): string[] {
  const found: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    const packed = file.subarray(at + 7, file.indexOf('endstream', at));
    try {
      found.push(inflateSync(packed).toString('latin1'));
    } catch {
      // what is not packed is no text
    }
  }
  return found;
}

/** From the numbers of a font to its letters, as a reader of the file copies them. */
const lettersOf = (map: string): [string, string][] =>
  [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs)].flatMap(([, first = '', list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, letter = ''], index): [string, string] => [
      (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
      Buffer.from(letter.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ]),
  );
