// Draws public/favicon.svg and the PNG files of public/. Run after a change of the mark: npx tsx scripts/make-icons.mjs
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import { mark, markForBothSchemes } from '#shared/art/mark.ts';
import { people } from '#shared/art/people.ts';
import { portrait } from '#shared/art/portrait.ts';
import { findChromium } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const wash = '#EDF8F3';
const ink = '#0F2F2B';

const arches = [
  { width: 196, height: 372, traits: people.doctor },
  { width: 210, height: 468, traits: people.mother },
  { width: 196, height: 330, traits: { ...people.nurse, tint: 'sun' } },
];

const drawings = [
  { file: 'favicon-32.png', width: 32, page: icon({ size: 32, markSize: 32, ground: 'transparent' }) },
  { file: 'apple-touch-icon.png', width: 180, page: icon({ size: 180, markSize: 108, ground: wash }) },
  { file: 'icon-192.png', width: 192, page: icon({ size: 192, markSize: 136, ground: wash, radius: 42 }) },
  { file: 'icon-512.png', width: 512, page: icon({ size: 512, markSize: 362, ground: wash, radius: 112 }) },
  { file: 'maskable-512.png', width: 512, page: icon({ size: 512, markSize: 287, ground: wash }) },
  { file: 'og.png', width: 1200, height: 630, page: card() },
];

fs.writeFileSync(path.join(root, 'public/favicon.svg'), `${markForBothSchemes(48)}\n`);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
});
for (const { file, width, height = width, page: html } of drawings) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(root, 'public', file), omitBackground: true });
  await page.close();
}
await browser.close();

// The doors reach from 9 to 44 of the mark's 48 units, so that its middle lies 2.5 units below the box's.
function icon({ size, markSize, ground, radius = 0 }) {
  return `<style>
    body{margin:0}
    div{width:${size}px;height:${size}px;background:${ground};border-radius:${radius}px;display:grid;place-items:center}
    svg{display:block;transform:translateY(-${(markSize * 2.5) / 48}px)}
  </style><div>${mark(markSize)}</div>`;
}

function card() {
  const drawn = arches.map(
    ({ width, height, traits }) => `<i style="width:${width}px;height:${height}px">${portrait(traits)}</i>`,
  );
  return `<style>
    @font-face{font-family:Display;src:url(${font('bricolage-grotesque')});font-weight:200 800}
    body{margin:0;width:1200px;height:630px;background:${wash};color:${ink};font-family:Display;position:relative;overflow:hidden}
    div,h1{position:absolute;left:64px;margin:0}
    .brand{left:55px;top:52px;display:flex;align-items:center;gap:12px;font-size:60px;font-weight:740;letter-spacing:-.045em}
    h1{bottom:82px;font-size:72px;line-height:1.08;font-weight:720;letter-spacing:-.04em}
    h1 span{background:linear-gradient(transparent 68%,#FFC24B 68% 92%,transparent 92%)}
    .people{left:auto;right:36px;bottom:0;display:flex;align-items:flex-end;gap:16px}
    i{display:block;border-radius:999px 999px 0 0;overflow:hidden}
    svg{display:block}
    i svg{width:100%;height:100%}
  </style>
  <div class="brand">${mark(76)}${brand.name.toLowerCase()}</div>
  <h1>Good care,<br><span>by your side.</span></h1>
  <div class="people">${drawn.join('')}</div>`;
}

function font(name) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return `data:font/woff2;base64,${fs.readFileSync(path.join(root, file)).toString('base64')}`;
}
