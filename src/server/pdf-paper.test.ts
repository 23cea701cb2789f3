import { expect, test } from 'vitest';
import { onPaper, type Paper } from './pdf-paper.ts';

const pagesOf = async (write: (paper: Paper) => void) => {
  const file = await onPaper({ title: 'A paper', language: 'en' }, write);
  return file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
};
const lines = (count: number, write: () => void) => Array.from({ length: count }, write);
/** Two lines are left on the page. */
const almostFull = (paper: Paper) => lines(35, () => paper.fact('Patient', 'Elena Marín'));

test('what goes on over the edge of a page is followed by what comes next, not by an empty page', async () => {
  const pages = pagesOf((paper) => {
    almostFull(paper);
    paper.fact('Days of care', 'Mon, Jun 22 · '.repeat(150));
    lines(3, () => paper.fact('Signed', 'Wednesday, June 17, 2026'));
  });
  expect(await pages).toBe(2);
});

test('a row of a table stands on one page, however many lines one of its cells has', async () => {
  const cells = ['06-15-2026', 'Paid, less what was given back to the card in all', 'SC-118201', '$84.00'];
  const pages = pagesOf((paper) => {
    almostFull(paper);
    lines(3, () => paper.row(cells));
  });
  expect(await pages).toBe(2);
});
