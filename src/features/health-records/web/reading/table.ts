const DOUBLE = '"';

/** The cells of a text with separators, row by row; quotes keep separators, line ends and themselves (RFC 4180). */
export function tableOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== DOUBLE) cell += letter;
      else if (text.charAt(at + 1) === DOUBLE) {
        cell += DOUBLE;
        at += 1;
      } else isQuoted = false;
    } else if (letter === DOUBLE && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t'].map((one) => [one, first.split(one).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}
