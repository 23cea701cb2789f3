import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { drawing } from './drawing.tsx';
import { IconSheet, openIconSheet, type Shape } from './icon-sheet.ts';

const shapes: Shape[] = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 6v6l4 2' }],
];
const Clock = drawing('clock', shapes);
const Alarm = drawing('alarm', shapes);

/** What the server sends of a page with two clocks. */
function sent() {
  const icons = openIconSheet();
  const page = (
    <p>
      <Clock size={20} />
      <Clock className="late" />
    </p>
  );
  const body = renderToString(<IconSheet value={icons.add}>{page}</IconSheet>);
  return { page, html: `${icons.markup()}<div id="app">${body}</div>` };
}

beforeEach(() => {
  document.body.innerHTML = sent().html;
});
const drawn = () => [...document.querySelectorAll('#icons > symbol')].map(({ id }) => id);

test('a document has each of its icons once, before what points to them', () => {
  expect(drawn()).toEqual(['icon-clock']);
  expect(document.querySelector('#icon-clock')?.innerHTML).toBe(
    '<circle cx="12" cy="12" r="10"></circle><path d="M12 6v6l4 2"></path>',
  );
  expect([...document.querySelectorAll('#app use')].map((use) => use.getAttribute('href'))).toEqual([
    '#icon-clock',
    '#icon-clock',
  ]);
  expect(document.querySelector('#icons')?.closest('[hidden]')).not.toBeNull();
});

test('the browser shows the same, and adds what the server did not show, once', () => {
  const { container } = render(sent().page);
  expect(container.innerHTML).toBe(document.querySelector('#app')?.innerHTML);
  expect(drawn()).toEqual(['icon-clock']);
  const clock = document.querySelector('#icon-clock')?.innerHTML;
  render(
    <>
      <Alarm aria-label="Wake up" role="img" />
      <Alarm />
    </>,
  );
  expect(drawn()).toEqual(['icon-clock', 'icon-alarm']);
  expect(document.querySelector('#icon-alarm')?.innerHTML).toBe(clock);
});

test('an icon is silent unless it has a name', () => {
  render(
    <>
      <Alarm aria-label="Wake up" role="img" />
      <Clock data-testid="silent" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Wake up' }).getAttribute('aria-hidden')).toBe('false');
  expect(screen.getByTestId('silent').getAttribute('aria-hidden')).toBe('true');
});
