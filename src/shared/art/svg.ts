interface Frame {
  width: number;
  height: number;
  /** How the drawing fills a box of another shape; `slice` covers it, as the arch wants. */
  fit: 'xMidYMax slice' | 'xMidYMid slice' | 'xMidYMid meet';
}

/** A complete SVG document: stands alone as a file and inline in a page. */
export function svg({ width, height, fit }: Frame, parts: readonly string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="${fit}">${parts.join('')}</svg>`;
}

/** The round ground behind a spot. */
export const halo = (fill: string): string => `<circle cx="120" cy="124" r="92" fill="${fill}"/>`;
