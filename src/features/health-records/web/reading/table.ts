import { parse } from 'csv-parse/browser/esm/sync';
import { UnreadableFile } from './reading.ts';

/** The cells of a text with separators, row by row; rows without any are left out. Throws UnreadableFile. */
export function tableOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      trim: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
    });
  } catch {
    throw new UnreadableFile('errors.importDamaged');
  }
}

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t'].map((one) => [one, first.split(one).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}
