/** What is shown of a picture: how close, and how far to the right and down, each from 0 to 1. */
export type Crop = { zoom: number; right: number; down: number };
export const wholePicture: Crop = { zoom: 0, right: 0.5, down: 0.5 };

/** At the closest a third of what fits is seen. */
const CLOSEST = 3;

type Size = { width: number; height: number };

/** The part of a picture that fills a frame of this shape (width by height). */
export function shownPart({ width, height }: Size, aspect: number, { zoom, right, down }: Crop) {
  const fitting = width / height > aspect ? { width: height * aspect, height } : { width, height: width / aspect };
  const scale = 1 + zoom * (CLOSEST - 1);
  const part = { width: fitting.width / scale, height: fitting.height / scale };
  return { ...part, left: (width - part.width) * right, top: (height - part.height) * down };
}

/** The crop after the picture was dragged by so much of the frame's width and height. */
export function dragged(
  size: Size,
  aspect: number,
  { crop, byX, byY }: { crop: Crop; byX: number; byY: number },
): Crop {
  const part = shownPart(size, aspect, crop);
  const moved = (share: number, by: number, room: number) =>
    room > 0 ? Math.min(1, Math.max(0, share - by / room)) : share;
  return {
    ...crop,
    right: moved(crop.right, byX * part.width, size.width - part.width),
    down: moved(crop.down, byY * part.height, size.height - part.height),
  };
}

const LONGEST_EDGE = 3000;

/** A picture as the browser reads it, upright. Rejects when the browser cannot read it. */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = canvasOf(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** The same picture, a quarter turn to the right. */
export function turned(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = canvasOf(picture.height, picture.width);
  const context = canvas.getContext('2d');
  context?.translate(canvas.width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(picture, 0, 0);
  return canvas;
}

/** Draws what is shown of a picture over the whole of a canvas. */
export function drawCrop(picture: HTMLCanvasElement, crop: Crop, onto: HTMLCanvasElement) {
  const part = shownPart(picture, onto.width / onto.height, crop);
  const context = onto.getContext('2d');
  context?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, onto.width, onto.height);
}

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}
