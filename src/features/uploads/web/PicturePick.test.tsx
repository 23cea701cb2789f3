import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { queryClientWith } from '#web/queries.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { inEnglish } from '#test/in-english.ts';
import { anUploadLine } from '#test/upload-line.ts';
import { userEvent } from '#test/user-event.ts';
import type { SentFile } from '../file.ts';
import { aFileKind, aPhoto } from '../server/seed.ts';
import words from '../text/en.json';
import { shownPart } from './crop.ts';
import { PicturePick } from './PicturePick.tsx';

configure({ asyncUtilTimeout: 60_000 });

const PICTURE = { width: 1200, height: 800 };
let t: TestApp;
let way: ReturnType<typeof anUploadLine>;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  t = await testApp({ files: { 'test-picture': aFileKind({ name: 'test-picture', takes: 'pictures' }) } });
  way = anUploadLine(t, await t.headersOf(await aPerson(t.db)));
  photo = new Uint8Array(await aPhoto());
});
afterAll(() => t.close());

/** Of each drawing: which part of the picture. jsdom neither reads nor draws any. */
let drawn: number[][] = [];
let sent: SentFile[] = [];
beforeEach(() => {
  [drawn, sent] = [[], []];
  vi.stubGlobal('createImageBitmap', async () => ({ ...PICTURE, close: () => undefined }));
  const canvas = HTMLCanvasElement.prototype;
  const context = { drawImage: (_: unknown, ...part: number[]) => void drawn.push(part.slice(0, 4)) };
  vi.spyOn(canvas, 'getContext').mockImplementation((() => context) as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => give(new Blob([photo], { type: 'image/jpeg' })));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  way.line.isHeld = false;
});

async function choosePicture() {
  render(
    <SpeechProvider value={inEnglish(words)}>
      <QueryClientProvider client={queryClientWith(way.send)}>
        <PicturePick
          name="portrait"
          kind="test-picture"
          label="Your picture"
          chooseLabel="Choose a picture"
          aspect={1}
          width={400}
          camera="user"
          onSent={(file) => void sent.push(file)}
        />
      </QueryClientProvider>
    </SpeechProvider>,
  );
  const input = screen.getByLabelText('Choose a picture: Your picture');
  await userEvent.upload(input, new File([photo], 'me.jpg', { type: 'image/jpeg' }));
  return { input, dialog: within(await screen.findByTestId('crop')) };
}
const lastDrawn = () => drawn.at(-1);
const partOf = (crop: Parameters<typeof shownPart>[2]) => {
  const { left, top, width, height } = shownPart(PICTURE, 1, crop);
  return [left, top, width, height];
};

test('a picture is cut by the sliders, which keys move, and what is kept is what was shown', async () => {
  const { dialog } = await choosePicture();
  expect(lastDrawn()).toEqual(partOf({ zoom: 0, right: 0.5, down: 0.5 }));
  const move = (label: string, value: number) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  move('Closer', 0.5);
  move('Left or right', 1);
  move('Up or down', 0.25);
  const kept = partOf({ zoom: 0.5, right: 1, down: 0.25 });
  expect(lastDrawn()).toEqual(kept);
  await userEvent.click(dialog.getByTestId('crop-done'));
  await waitFor(() => expect(sent).toMatchObject([{ name: 'me.jpg', type: 'image/jpeg' }]));
  expect(lastDrawn()).toEqual(kept);
  expect(screen.queryByTestId('crop')).toBeNull();
});

test('it is dragged by a finger or a mouse as well, as far as the picture reaches', async () => {
  const { dialog } = await choosePicture();
  const frame = screen.getByTestId('crop').querySelector('canvas') as HTMLCanvasElement;
  Object.assign(frame, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
  frame.getBoundingClientRect = () => ({ width: 400, height: 400 }) as DOMRect;
  const drag = (movementX: number) => {
    const event = new MouseEvent('pointermove', { bubbles: true });
    for (const [name, value] of Object.entries({ pointerId: 1, movementX, movementY: 0 }))
      Object.defineProperty(event, name, { value });
    fireEvent(frame, event);
  };
  drag(100);
  expect(lastDrawn()).toEqual([0, 0, 800, 800]);
  drag(-50);
  expect(lastDrawn()).toEqual([100, 0, 800, 800]);
  expect(dialog.getByLabelText<HTMLInputElement>('Left or right').value).toBe('0.25');
});

test('it says how far it is, and closing stops it: nothing arrives, and another one can be chosen', async () => {
  way.line.isHeld = true;
  const { input, dialog } = await choosePicture();
  await userEvent.click(dialog.getByTestId('crop-done'));
  await dialog.findByText('Sending… 50%');
  await userEvent.click(dialog.getByTestId('dialog-close'));
  await waitFor(() => expect(screen.queryByTestId('crop')).toBeNull());
  expect(way.line.stopped).toBe(1);
  expect(document.activeElement).toBe(input);
  expect(sent).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
