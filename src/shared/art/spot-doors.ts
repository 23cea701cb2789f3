import { colours } from './palette.ts';
import { halo } from './svg.ts';

const { ink, white } = colours;

const floor = (y: number) => `<path d="M36 ${y}h168" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`;
const sparks = (path: string) =>
  `<path d="${path}" stroke="${colours.sun500}" stroke-width="6" stroke-linecap="round" fill="none"/>`;

const empty = [
  `<circle cx="120" cy="128" r="92" fill="${colours.pine100}"/>`,
  `<path d="M60 206V112a44 44 0 0 1 88 0v94Z" fill="${colours.pine700}"/>`,
  `<path d="M112 206v-60a38 38 0 0 1 76 0v60Z" fill="${colours.coral500}"/>`,
  floor(206),
  `<g fill="${white}"><circle cx="90" cy="120" r="5"/><circle cx="112" cy="120" r="5"/></g>`,
  `<g fill="${ink}"><circle cx="142" cy="152" r="5"/><circle cx="164" cy="152" r="5"/></g>`,
  '<g stroke-width="5" fill="none" stroke-linecap="round">',
  `<path d="M92 138c6 7 14 7 20 0" stroke="${white}"/><path d="M144 168c6 7 14 7 20 0" stroke="${ink}"/></g>`,
  sparks('M196 74c0-8 6-14 14-14M32 92c0-8-6-14-14-14'),
  `<circle cx="176" cy="58" r="8" fill="${colours.sun400}"/>`,
];

const bricks = [
  `<path d="M72 206v-92a46 46 0 0 1 92 0v92Z" fill="${colours.coral300}"/>`,
  `<path d="M75 96h86M72 118h92M72 140h92M72 162h92M72 184h92M104 71v25M132 71v25M90 96v22M118 96v22M146 96v22" `,
  `stroke="${colours.coral600}" stroke-opacity=".55" stroke-width="3" fill="none"/>`,
  '<path d="M104 118v22M132 118v22M90 140v22M118 140v22M146 140v22M104 162v22M132 162v22M90 184v22M118 184v22M146 184v22" ',
  `stroke="${colours.coral600}" stroke-opacity=".55" stroke-width="3" fill="none"/>`,
].join('');

// A door that opens onto a brick wall.
const lost = [
  halo(colours.coral100),
  bricks,
  `<path d="M72 206v-92a46 46 0 0 1 92 0v92" fill="none" stroke="${ink}" stroke-width="7"/>`,
  `<path d="M167 206V112c0-12 6-24 14-31 20 6 32 24 32 46v92Z" fill="${colours.pine700}"/>`,
  `<path d="M176 193v-80c0-6 3-11 7-15 13 6 21 17 21 33v74Z" fill="${colours.pine500}"/>`,
  `<circle cx="196" cy="160" r="5" fill="${colours.sun400}"/>`,
  `<path d="M28 206h139" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`,
  `<path d="M106 36c-2-10 4-16 12-16 9 0 14 7 11 13-3 6-10 6-10 13" stroke="${colours.coral600}" stroke-width="6" stroke-linecap="round" fill="none"/>`,
  `<circle cx="119" cy="57" r="4" fill="${colours.coral600}"/>`,
];

const search = [
  halo(colours.sun100),
  `<path d="M52 206v-60a26 26 0 0 1 52 0v60Z" fill="${colours.pine300}"/>`,
  `<path d="M92 206v-84a30 30 0 0 1 60 0v84Z" fill="${colours.pine500}"/>`,
  `<path d="M140 206v-50a24 24 0 0 1 48 0v50Z" fill="${colours.coral300}"/>`,
  floor(206),
  `<circle cx="128" cy="104" r="40" fill="${white}" fill-opacity=".82" stroke="${ink}" stroke-width="8"/>`,
  `<path d="M158 134l30 30" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>`,
  `<path d="M110 104h36" stroke="${colours.coral600}" stroke-width="8" stroke-linecap="round"/>`,
];

const heart = [
  halo(colours.coral100),
  `<path d="M66 200v-82a34 34 0 0 1 68 0v82Z" fill="${colours.pine700}"/>`,
  `<path d="M108 200v-56a30 30 0 0 1 60 0v56Z" fill="${colours.pine300}"/>`,
  floor(200),
  `<path d="M158 60c12-16 40-10 40 14 0 22-28 38-40 46-12-8-40-24-40-46 0-24 28-30 40-14Z" fill="${colours.coral500}"/>`,
];

const family = [
  halo(colours.pine100),
  `<path d="M48 206v-56a26 26 0 0 1 52 0v56Z" fill="${colours.sky500}"/>`,
  `<path d="M140 206v-56a26 26 0 0 1 52 0v56Z" fill="${colours.sun400}"/>`,
  `<path d="M84 206v-84a36 36 0 0 1 72 0v84Z" fill="${colours.coral500}"/>`,
  '<circle cx="120" cy="62" r="26" fill="#E3AE82"/>',
  '<path d="M94 62c-2-22 12-34 26-34s28 12 26 34c-8-2-14-8-18-14-8 6-22 8-34 14Z" fill="#6B4128"/>',
  '<circle cx="74" cy="104" r="20" fill="#A9703F"/>',
  '<path d="M54 104c-2-18 8-26 20-26s22 8 20 26c-10-8-28-8-40 0Z" fill="#22201F"/>',
  '<circle cx="166" cy="104" r="20" fill="#F6CDAE"/>',
  '<path d="M146 104c-2-18 8-26 20-26s22 8 20 26c-10-8-28-8-40 0Z" fill="#C9CFD1"/>',
  floor(206),
  `<path d="M110 158c4-6 10-4 10 2 0-6 6-8 10-2 4 8-6 14-10 18-4-4-14-10-10-18Z" fill="${white}"/>`,
];

const soon = [
  halo(colours.sky100),
  `<circle cx="120" cy="150" r="44" fill="${colours.sun400}"/>`,
  `<path d="M28 168c50-20 132-20 184 0v48H28Z" fill="${colours.pine300}"/>`,
  `<path d="M28 186c60-16 124-12 184 4v26H28Z" fill="${colours.pine500}"/>`,
  `<path d="M120 78V58M72 98 58 84M168 98l14-14" stroke="${colours.sun500}" stroke-width="8" stroke-linecap="round"/>`,
  `<path d="M96 216v-26a24 24 0 0 1 48 0v26Z" fill="${colours.pine800}"/>`,
  `<circle cx="134" cy="204" r="3" fill="${colours.sun400}"/>`,
];

const done = [
  halo(colours.pine100),
  `<path d="M68 206v-92a52 52 0 0 1 104 0v92Z" fill="${colours.pine700}"/>`,
  `<path d="M92 140l20 20 38-42" fill="none" stroke="${white}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`,
  floor(206),
  `<circle cx="52" cy="86" r="8" fill="${colours.coral500}"/><circle cx="190" cy="74" r="10" fill="${colours.sun400}"/>`,
  sparks('M36 132c0-8 6-14 14-14M204 132c0-8-6-14-14-14'),
];

const pause = [
  halo(colours.sun100),
  `<path d="M72 208v-88a48 48 0 0 1 96 0v88Z" fill="${colours.pine700}"/>`,
  `<path d="M84 208v-86a36 36 0 0 1 72 0v86Z" fill="${colours.pine500}"/>`,
  `<circle cx="146" cy="154" r="5" fill="${colours.sun400}"/>`,
  floor(208),
  `<circle cx="176" cy="88" r="32" fill="${white}" stroke="${ink}" stroke-width="6"/>`,
  `<path d="M176 70v20l13 9" stroke="${colours.coral600}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
];

/** Scenes told with the two doors of the logo. */
export const doorScenes = { empty, lost, search, heart, family, soon, done, pause };
