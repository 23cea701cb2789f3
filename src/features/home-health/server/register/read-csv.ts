/** The rows of a table as spreadsheets write it, by the names of its first line. Quoted cells may hold commas, quotes and line ends. */
export function* readCsv(text: string): Generator<Record<string, string>> {
  let names: string[] | undefined;
  for (const cells of linesOf(text.replace(/^\uFEFF/, ''))) {
    if (!names) names = cells.map((cell) => cell.trim());
    else yield Object.fromEntries(names.map((name, place) => [name, (cells[place] ?? '').trim()]));
  }
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function* linesOf(text: string): Generator<string[]> {
  let cells: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text);
    if (!found) return; // no table goes on from here
    const [, quoted, plain = '', end] = found;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield [...cells, '']; // the last one is empty, and no line ends after it
}
