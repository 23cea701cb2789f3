/** Where a list that is in the order of its ids is read on: after this one, so many rows. */
export type Page = { after: string; most: number };

const AT_ONCE = 200;
/** It stands before every id. */
const START = '00000000-0000-0000-0000-000000000000';

/** All rows of a list, however long, a page at a time; what comes and goes meanwhile brings no row twice. */
export async function* inPages<Row extends { id: string }>(
  read: (page: Page) => Promise<Row[]>,
  most = AT_ONCE,
): AsyncGenerator<Row[]> {
  let after = START;
  for (;;) {
    const rows = await read({ after, most });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < most) return;
    after = last.id;
  }
}
