import sharp from 'sharp';
import type { Drawing, InspectionResult, Rendition } from './task.ts';
import { renditionFormats } from './task.ts';

/** More than the cameras of phones make: a picture of so many dots takes 180 MB while it is read. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SECONDS = 15;

sharp.cache(false);
sharp.concurrency(1);
// Of the dozens of formats that the library knows, three can be read at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** Reads every dot of a picture and draws it anew, upright: nothing but the dots is left of what was sent. */
export async function inspectPicture(bytes: Uint8Array, longestEdge: number): Promise<InspectionResult> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return { refusal: 'too_many_pixels' };
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, type: 'image/jpeg', width: info.width, height: info.height };
  } catch {
    return { refusal: 'unreadable' };
  }
}

/** A picture of ours in other widths, each in three formats. */
export async function drawRenditions({ bytes, widths }: Drawing): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const width of widths)
    for (const format of renditionFormats) {
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .timeout({ seconds: LONGEST_SECONDS })
        .resize({ width, withoutEnlargement: true })
        .toFormat(format, choices[format])
        .toBuffer({ resolveWithObject: true });
      renditions.push({ format, width: info.width, height: info.height, bytes: data });
    }
  return renditions;
}

const choices = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;
