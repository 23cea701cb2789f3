import { expect, test } from 'vitest';
import { artKinds, draw } from './art.ts';
import { buildings } from './building.ts';
import { hairColours, hairStyles } from './hair.ts';
import { mark, markForBothSchemes } from './mark.ts';
import { outfits } from './outfit.ts';
import { namesOf, tintNames } from './palette.ts';
import { roofs, skies, walls } from './place.ts';
import { skins } from './skin.ts';
import { spotNames } from './spot.ts';

const flag = ['1', '0'];
const everyTrait = {
  portrait: {
    skin: namesOf(skins),
    hair: hairStyles,
    hairColor: namesOf(hairColours),
    outfit: namesOf(outfits),
    tint: tintNames,
    backdrop: ['halo', 'plain', 'none'],
    glasses: flag,
    beard: flag,
    earrings: flag,
    lines: flag,
    seed: ['Marcus Webb'],
  },
  place: {
    kind: namesOf(buildings),
    sky: namesOf(skies),
    wall: namesOf(walls),
    roof: namesOf(roofs),
    seed: ['Jacaranda'],
  },
  spot: { name: spotNames },
};
const everyDrawing = artKinds.flatMap((kind) =>
  Object.entries(everyTrait[kind]).flatMap(([trait, values]) =>
    values.map((value: string) => ({ kind, trait, value })),
  ),
);

function documentOf(drawing: string | undefined) {
  const parsed = new DOMParser().parseFromString(drawing ?? '', 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed.documentElement;
}

test.each(everyDrawing)('draws a $kind with $trait $value as clean, standalone SVG', ({ kind, trait, value }) => {
  const drawing = draw(kind, { [trait]: value });
  const root = documentOf(drawing);
  expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(root.getAttribute('viewBox')).toBe(`0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`);
  expect(root.querySelector('script, foreignObject, image, use, a')).toBeNull();
  expect(drawing).not.toMatch(/undefined|NaN|\son\w+=|href/);
});

test('draws the same picture for the same traits, and another for another seed', () => {
  expect(draw('portrait', { seed: 'Rosa' })).toBe(draw('portrait', { seed: 'Rosa' }));
  expect(draw('place', { seed: 'Casa Amable' })).not.toBe(draw('place', { seed: 'Arroyo House' }));
});

test('the bench stands where no frame cuts it, whatever the seed', () => {
  for (const seed of Array.from({ length: 50 }, (_, index) => `house ${index}`)) {
    const x = Number(/translate\((\d+) 282\)/.exec(draw('place', { seed }) ?? '')?.[1]);
    expect(x).toBeGreaterThanOrEqual(119);
    expect(x + 54).toBeLessThanOrEqual(361);
  }
});

test('a person without a backdrop is transparent', () => {
  expect(draw('portrait', { seed: 'Rosa', backdrop: 'none' })).not.toContain('<rect width="240" height="280"');
});

test.each([
  ['portrait', { hair: 'mohawk' }],
  ['portrait', { skin: 'tan', onload: 'x' }],
  ['portrait', { glasses: 'yes' }],
  ['portrait', { hair: ['bob', 'bun'] }],
  ['place', { wall: '#fff"/><script>' }],
  ['place', { seed: 'x'.repeat(81) }],
  ['spot', {}],
  ['spot', { name: 'constructor' }],
] as const)('refuses to draw a %s with %o', (kind, query) => {
  expect(draw(kind, query)).toBeUndefined();
});

test('the mark is well-formed in one scheme and in both', () => {
  expect(documentOf(mark(40)).querySelectorAll('path')).toHaveLength(3);
  expect(documentOf(markForBothSchemes(48)).querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
});
