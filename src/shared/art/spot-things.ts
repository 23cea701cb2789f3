import { colours } from './palette.ts';
import { halo } from './svg.ts';

const { ink, white } = colours;

const tube = (x: number, y: number, filling: string) =>
  [
    `<path d="M${x} ${y + 8}h26v${180 - y}a13 13 0 0 1-26 0Z" fill="${white}"/>`,
    `<path d="M${x} ${y + 48}h26v${140 - y}a13 13 0 0 1-26 0Z" fill="${filling}"/>`,
    `<rect x="${x - 6}" y="${y}" width="38" height="14" rx="7" fill="${colours.pine700}"/>`,
  ].join('');

const lab = [
  `<rect width="240" height="240" fill="${colours.lilac100}"/><circle cx="120" cy="126" r="92" fill="${colours.lilac200}"/>`,
  `<path d="M26 214h188v26H26z" fill="${colours.lilac300}"/>`,
  tube(70, 88, colours.coral500),
  tube(107, 68, colours.sun400),
  tube(144, 100, colours.sky500),
  `<rect x="48" y="172" width="144" height="20" rx="8" fill="${colours.lilac500}"/>`,
  `<path d="M58 192v22m124-22v22" stroke="${colours.lilac500}" stroke-width="12"/>`,
  `<circle cx="186" cy="60" r="12" fill="${colours.sun400}"/><circle cx="52" cy="66" r="7" fill="${colours.coral300}"/>`,
];

const record = [
  halo(colours.sky100),
  `<rect x="66" y="52" width="108" height="140" rx="16" fill="${white}" stroke="${colours.pine800}" stroke-width="5"/>`,
  `<rect x="94" y="42" width="52" height="22" rx="11" fill="${colours.pine700}"/>`,
  `<path d="M86 98h68M86 122h68M86 146h40" stroke="${colours.sky300}" stroke-width="8" stroke-linecap="round"/>`,
  `<circle cx="168" cy="170" r="30" fill="${colours.coral500}"/>`,
  `<path d="M168 156v28m-14-14h28" stroke="${white}" stroke-width="7" stroke-linecap="round"/>`,
];

const calendarDays = [
  [76, 114],
  [109, 114],
  [142, 114],
  [76, 146],
  [142, 146],
].map(([x, y]) => `<rect x="${x}" y="${y}" width="22" height="20" rx="6"/>`);

const calendar = [
  halo(colours.sky100),
  `<rect x="58" y="64" width="124" height="128" rx="20" fill="${white}" stroke="${ink}" stroke-width="6"/>`,
  `<path d="M58 100V84a20 20 0 0 1 20-20h84a20 20 0 0 1 20 20v16Z" fill="${colours.pine700}"/>`,
  `<path d="M88 52v24m64-24v24" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
  `<g fill="${colours.sky200}">${calendarDays.join('')}</g>`,
  `<path d="M109 168v-14a11 11 0 0 1 22 0v14Z" fill="${colours.coral500}"/>`,
];

const messages = [
  halo(colours.lilac100),
  '<path d="M48 80a20 20 0 0 1 20-20h76a20 20 0 0 1 20 20v34a20 20 0 0 1-20 20H92l-26 24v-24a20 20 0 0 1-18-20Z" ',
  `fill="${colours.lilac500}"/><path d="M72 86h66M72 106h40" stroke="${white}" stroke-width="8" stroke-linecap="round"/>`,
  '<path d="M92 146a18 18 0 0 1 18-18h66a18 18 0 0 1 18 18v24a18 18 0 0 1-16 18v22l-24-22h-44a18 18 0 0 1-18-18Z" ',
  `fill="${colours.sun400}"/><g fill="${ink}"><circle cx="122" cy="158" r="6"/><circle cx="143" cy="158" r="6"/>`,
  '<circle cx="164" cy="158" r="6"/></g>',
];

const cart = [
  halo(colours.lilac100),
  `<path d="M64 98h112l-12 92a16 16 0 0 1-16 14H92a16 16 0 0 1-16-14Z" fill="${colours.sun400}"/>`,
  `<path d="M64 98h112l-3 22H67Z" fill="${colours.sun500}"/>`,
  `<path d="M90 98c0-24 12-42 30-42s30 18 30 42" fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
  `<path d="M108 136h24v36a12 12 0 0 1-24 0Z" fill="${white}"/>`,
  `<path d="M108 152h24v20a12 12 0 0 1-24 0Z" fill="${colours.coral500}"/>`,
  `<rect x="103" y="130" width="34" height="10" rx="5" fill="${colours.pine700}"/>`,
];

const help = [
  halo(colours.sun100),
  `<path d="M64 132a56 56 0 0 1 112 0" fill="none" stroke="${ink}" stroke-width="9"/>`,
  `<rect x="50" y="126" width="30" height="48" rx="15" fill="${colours.coral500}"/>`,
  `<rect x="160" y="126" width="30" height="48" rx="15" fill="${colours.coral500}"/>`,
  `<path d="M176 172c0 18-16 26-40 26" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>`,
  `<rect x="110" y="188" width="32" height="20" rx="10" fill="${colours.pine700}"/>`,
  `<path d="M96 138a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v10a12 12 0 0 1-12 12h-12l-14 12v-12a12 12 0 0 1-10-12Z" fill="${white}"/>`,
];

/** Scenes told with things. */
export const thingScenes = { lab, record, calendar, messages, cart, help };
