import { expect, test } from 'vitest';
import { dragged, shownPart, wholePicture } from './crop.ts';

const tall = { width: 600, height: 1000 };

test('as much as fits is shown at first, from the middle', () => {
  expect(shownPart(tall, 1, wholePicture)).toEqual({ width: 600, height: 600, left: 0, top: 200 });
  expect(shownPart({ width: 1000, height: 600 }, 1, wholePicture)).toMatchObject({ width: 600, left: 200, top: 0 });
});

test('the closest is a third of it', () => {
  expect(shownPart(tall, 1, { ...wholePicture, zoom: 1 })).toEqual({ width: 200, height: 200, left: 200, top: 400 });
});

test('it is dragged with the finger, and never beyond its edge', () => {
  const down = dragged(tall, 1, { crop: wholePicture, byX: 0.5, byY: -0.25 });
  expect(shownPart(tall, 1, down)).toMatchObject({ left: 0, top: 350 });
  const edge = dragged(tall, 1, { crop: wholePicture, byX: 0, byY: 9 });
  expect(shownPart(tall, 1, edge)).toMatchObject({ top: 0 });
});
