import { colours } from './palette.ts';

/** Sun, clouds and hills; where they stand comes from the fingerprint. */
export function sceneBehind(print: number): string {
  return [
    `<circle cx="${60 + (print % 340)}" cy="72" r="34" fill="${colours.sun400}" opacity=".9"/>`,
    cloud(40 + ((print >>> 3) % 120), 60, 1.1),
    cloud(300 + ((print >>> 5) % 90), 36, 0.9),
    `<path d="M0 232c60-46 120-50 190-20s150 20 290-24v132H0Z" fill="${colours.pine200}"/>`,
    `<path d="M0 256c90-34 200-28 280-12s140 4 200-10v86H0Z" fill="${colours.pine300}"/>`,
  ].join('');
}

/** Lawn, path, trees, bench and flowers in front of the building. */
export function garden(print: number): string {
  return [
    '<path d="M0 268c120-10 320-12 480 0v52H0Z" fill="#A9D9A7"/>',
    '<path d="M226 270h30c10 18 34 34 70 50H150c42-16 66-32 76-50Z" fill="#F4E7CF"/>',
    roundTree(44, 276, 1.15),
    roundTree(436, 280, 1.3),
    cypress(96, 274, 0.62),
    cypress(392, 276, 0.7),
    bench(300 + (print % 7)), // within the narrowest crop, x from 119 to 361
    flowers,
  ].join('');
}

function cloud(x: number, y: number, scale: number) {
  const shape = 'M0 20c0-9 8-15 16-14C20-2 40-4 46 8c12-4 22 3 22 12Z';
  return `<path d="${shape}" transform="translate(${x} ${y}) scale(${scale})" fill="#fff" opacity=".9"/>`;
}

function roundTree(x: number, y: number, scale: number) {
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-3 0h6v-34h-6z" fill="#7A5236"/>`,
    `<ellipse cx="0" cy="-52" rx="24" ry="32" fill="${colours.pine500}"/>`,
    '<path d="M0-74c10 6 14 18 12 34" stroke="#fff" stroke-opacity=".25" stroke-width="4" fill="none" stroke-linecap="round"/></g>',
  ].join('');
}

function cypress(x: number, y: number, scale: number) {
  const shape = 'M0-92c14 26 16 60 8 92h-16c-8-32-6-66 8-92Z';
  return `<path d="${shape}" transform="translate(${x} ${y}) scale(${scale})" fill="${colours.pine700}"/>`;
}

function bench(x: number) {
  return [
    `<g transform="translate(${x} 282)"><path d="M0 0h54v6H0zM4 6h5v14H4zM45 6h5v14h-5z" fill="#8A5A3A"/>`,
    '<path d="M0-14h54v7H0z" fill="#A06B45"/></g>',
  ].join('');
}

const flowers = [
  `<g fill="${colours.coral500}"><circle cx="140" cy="288" r="4"/><circle cx="154" cy="294" r="4"/><circle cx="128" cy="296" r="4"/></g>`,
  `<g fill="${colours.sun400}"><circle cx="146" cy="300" r="3.5"/><circle cx="166" cy="286" r="3.5"/></g>`,
].join('');
