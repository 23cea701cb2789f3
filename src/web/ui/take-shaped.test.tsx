import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { groupedExpiry, groupedNumber } from '#features/payments/card.ts';
import { userEvent } from '#test/user-event.ts';
import { takeShaped } from './take-shaped.ts';

function Shaped({ start, shape }: { start: string; shape: (typed: string) => string }) {
  const [value, setValue] = useState(start);
  return <input value={value} onChange={(event) => setValue(takeShaped(event, shape))} />;
}
afterEach(cleanup);

/** What stands in the field after these keys, with `|` for the caret. */
async function after(keys: string, start: string, shape: (typed: string) => string) {
  const caret = start.indexOf('|');
  render(<Shaped start={start.replace('|', '')} shape={shape} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(field);
  field.setSelectionRange(caret, caret);
  if (keys.startsWith('paste ')) await userEvent.paste(keys.slice(6));
  else await userEvent.keyboard(keys);
  const place = field.selectionStart ?? 0;
  return `${field.value.slice(0, place)}|${field.value.slice(place)}`;
}

test.each([
  ['{Backspace}5', '4243| 4242 4242 4242', '4245| 4242 4242 4242'],
  ['{Backspace}9', '4242 41|42 4242 4242', '4242 49|42 4242 4242'],
  ['9', '4242| 4242', '4242 9|424 2'],
  ['{Backspace}{Backspace}', '4242 |4242', '424|4 242'],
  ['{Delete}{Delete}', '4242| 4242', '4242 |242'],
  ['{Delete}', '|4242 4242', '|2424 242'],
  ['paste 99-99', '4242 |4242', '4242 9999| 4242'],
  ['4', '4242|', '4242 4|'],
])('a card number after %s: the caret stays by its digit', async (keys, start, then) => {
  expect(await after(keys, start, groupedNumber)).toBe(then);
});

test.each([
  ['{Backspace}1', '09|/27', '01|/27'],
  ['{Backspace}8', '09/2|7', '09/8|7'],
  ['2', '09|', '09/2|'],
])('and so does an expiry after %s', async (keys, start, then) => {
  expect(await after(keys, start, groupedExpiry)).toBe(then);
});
