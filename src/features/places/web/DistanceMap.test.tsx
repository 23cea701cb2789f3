import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { userEvent } from '#test/user-event.ts';
import type { Point } from '../place.ts';
import words from '../text/en.json';
import losAngeles from './basemap/los-angeles.json';
import { basemapNear } from './basemap.ts';
import { DistanceMap } from './DistanceMap.tsx';

afterEach(cleanup);

const text = new Map(Object.entries(words));
const t = (key: string, values: object = {}) =>
  Object.entries(values).reduce(
    (sentence, [name, value]) => sentence.replace(`{${name}}`, String(value)),
    text.get(key) ?? key,
  );

const centre = { latitude: 34.1478, longitude: -118.1445, label: 'Pasadena, CA' };
const pins = [
  { id: 'jacaranda', latitude: 34.161, longitude: -118.128, label: '$84', name: 'Jacaranda Day Center, $84 a day' },
  { id: 'casa', latitude: 34.117, longitude: -118.152, label: '$92', name: 'Casa Amable, $92 a day' },
];

const map = (given: Partial<ComponentProps<typeof DistanceMap>> = {}) => (
  <SpeechProvider value={{ language: 'en', locale: 'en', t }}>
    <DistanceMap centre={centre} pins={pins} basemap={losAngeles} onSelect={() => undefined} {...given} />
  </SpeechProvider>
);
const button = (name: string) => screen.getByRole('button', { name });

test('everything on the map is a button, in the order of the list', () => {
  render(map({ selected: 'casa' }));
  const found = screen.getAllByRole('button').slice(0, 2);
  expect(found.map((pin) => pin.getAttribute('aria-label'))).toEqual(pins.map(({ name }) => name));
  expect(button('Casa Amable, $92 a day').getAttribute('aria-pressed')).toBe('true');
});

test('a pin is chosen by click, Enter and space', async () => {
  const onSelect = vi.fn();
  render(map({ onSelect }));
  await userEvent.click(button('Casa Amable, $92 a day'));
  button('Jacaranda Day Center, $84 a day').focus();
  await userEvent.keyboard('{Enter} ');
  expect(onSelect.mock.calls).toEqual([['casa'], ['jacaranda'], ['jacaranda']]);
});

test('nothing stands on the map besides what is on it: two buttons and the words are below', () => {
  render(map());
  const ground = screen.getByRole('group').parentElement;
  expect(ground?.querySelectorAll('button, p')).toHaveLength(0);
  expect(screen.getAllByRole('button').slice(pins.length)).toEqual([button('Zoom in'), button('Zoom out')]);
});

test('a tap on the ground brings it into the middle, two fingers zoom, and a pin that is tapped stays', async () => {
  const onSearchArea = vi.fn<(middle: Point) => void>();
  render(map({ onSearchArea }));
  const ground = screen.getByRole('group');
  const [finger, other] = [1, 2].map((pointerId) => ({ pointerId, button: 0, pointerType: 'touch' }));
  ground.setPointerCapture = () => undefined;
  ground.hasPointerCapture = () => true;
  fireEvent.pointerDown(ground, { ...finger, clientX: 0, clientY: 0 });
  fireEvent.pointerDown(ground, { ...other, clientX: 0, clientY: 40 });
  fireEvent.pointerMove(ground, { ...other, clientX: 0, clientY: 50 });
  for (const clientY of [90, 140, 230]) fireEvent.pointerMove(ground, { ...other, clientX: 0, clientY });
  expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true');
  for (const pointer of [finger, other]) fireEvent.pointerUp(ground, pointer);
  expect(screen.queryByText('Search this area')).toBeNull();
  fireEvent.pointerDown(ground, { ...finger, clientX: 80, clientY: -60 });
  fireEvent.click(ground, { clientX: 80, clientY: -60 });
  await userEvent.click(button('Search this area'));
  const [middle] = onSearchArea.mock.lastCall ?? [];
  expect(middle?.latitude).toBeGreaterThan(centre.latitude);
  expect(middle?.longitude).toBeGreaterThan(centre.longitude);
});

test('arrow keys move the map and then offer to search there', async () => {
  const onSearchArea = vi.fn<(middle: Point) => void>();
  render(map({ onSearchArea }));
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
  button('Zoom in').focus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await userEvent.click(button('Search this area'));
  const [middle] = onSearchArea.mock.lastCall ?? [];
  expect(middle?.latitude).toBeGreaterThan(centre.latitude);
  expect(middle?.longitude).toBeGreaterThan(centre.longitude);
  await userEvent.click(button('Back to the middle of your search'));
  expect(document.activeElement).toBe(button('Zoom in'));
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
});

test('plus and minus zoom until the last step', async () => {
  render(map());
  await userEvent.click(button('Zoom in'));
  await userEvent.keyboard('++');
  expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('-----');
  expect(button('Zoom in').getAttribute('aria-disabled')).toBeNull();
  expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true');
});

test('starts afresh around another search point', async () => {
  const { rerender } = render(map({ onSearchArea: () => undefined }));
  button('Zoom in').focus();
  await userEvent.keyboard('{ArrowUp}');
  rerender(
    map({
      centre: { latitude: 27.95, longitude: -82.46, label: 'Tampa, FL' },
      pins: [],
      onSearchArea: () => undefined,
    }),
  );
  expect(screen.getByRole('group', { name: 'Map around Tampa, FL' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
});

test('is complete as the server draws it, without inline styles', () => {
  const markup = renderToString(map({ selected: 'jacaranda' }));
  expect(markup).not.toContain('style=');
  expect(markup).not.toMatch(/NaN|undefined/);
  expect(markup).toContain('aria-label="Jacaranda Day Center, $84 a day"');
});

test('each demo metropolis has a drawing, the middle of nowhere has none', async () => {
  for (const point of [centre, { latitude: 29.42, longitude: -98.49 }, { latitude: 27.95, longitude: -82.46 }]) {
    expect((await basemapNear(point))?.roads.length).toBeGreaterThan(5);
  }
  expect(await basemapNear({ latitude: 45, longitude: -110 })).toBeNull();
});
