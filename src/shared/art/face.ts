import { type HairColour, hairColours } from './hair.ts';
import type { Skin } from './skin.ts';

interface Face {
  skin: Skin;
  hairColour: HairColour;
  hasEars: boolean;
  hasBeard: boolean;
  hasLines: boolean;
}

/** Neck, head and features, without hair. */
export function faceOf({ skin, hairColour, hasEars, hasBeard, hasLines }: Face): string {
  const feature = skin.isDark ? '#2A1710' : '#3A261D';
  return [
    neckAndHead(skin, hasEars),
    hasBeard ? `<path d="${beardShape}" fill="${hairColour}"/>` : '',
    `<g fill="${feature}"><ellipse cx="104" cy="114" rx="4" ry="5"/><ellipse cx="136" cy="114" rx="4" ry="5"/></g>`,
    stroke('M96 101c4-4 10-5 15-2M129 99c5-3 11-2 15 2', browColour(hairColour, hasBeard), 4),
    stroke('M120 116c-2 6-4 10-3 12 1 2 5 2 7 1', skin.shade, 3.2),
    stroke('M106 140c7 9 21 9 28 0', hasBeard ? '#fff' : feature, 4),
    cheeks(skin),
    hasLines ? stroke('M88 118l-5-2M88 123l-5 1M152 118l5-2M152 123l5 1', skin.shade, 2.2) : '',
  ].join('');
}

function neckAndHead({ base, shade }: Skin, hasEars: boolean) {
  return [
    `<path d="M102 150h36v34c0 14-8 22-18 22s-18-8-18-22Z" fill="${base}"/>`,
    `<path d="M102 160c6 12 30 12 36 0v10c-8 12-28 12-36 0Z" fill="${shade}" opacity=".7"/>`,
    hasEars
      ? `<g fill="${shade}"><ellipse cx="78" cy="120" rx="9" ry="13"/><ellipse cx="162" cy="120" rx="9" ry="13"/></g>`
      : '',
    `<path d="M80 106c0-32 18-50 40-50s40 18 40 50c0 34-16 62-40 62s-40-28-40-62Z" fill="${base}"/>`,
  ].join('');
}

const beardShape = 'M80 112c2 12 6 16 12 20 8-6 14-8 28-8s20 2 28 8c6-4 10-8 12-20 1 36-16 60-40 60s-41-24-40-60Z';

// White brows vanish on pale skin.
function browColour(hairColour: HairColour, hasBeard: boolean) {
  const isPale = hairColour === hairColours.white || hairColour === hairColours.silver;
  return isPale && !hasBeard ? '#9AA3A4' : hairColour;
}

function cheeks({ isDark }: Skin) {
  const [colour, opacity] = isDark ? ['#C0563C', '.28'] : ['#F08A70', '.34'];
  return `<g fill="${colour}" opacity="${opacity}"><circle cx="94" cy="130" r="8"/><circle cx="146" cy="130" r="8"/></g>`;
}

function stroke(path: string, colour: string, width: number) {
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
}
