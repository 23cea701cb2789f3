import { markColours, markDoors } from '#shared/art/mark.ts';
import { brand } from '#shared/brand.ts';
import type { AwayWords } from './kept-names.ts';

const doors = ['tall', 'short', 'shared'] as const;
const doorRules = doors
  .map((door) => `.${door}{fill:light-dark(${markColours.light[door]},${markColours.dark[door]})}`)
  .join('');

/** It stands alone, without the files of the product, so the colours of `tokens.css` stand here as values. */
const style = `:root{color-scheme:light dark;background:light-dark(#f4f8f6,#0a1d1b);color:light-dark(#0f2f2b,#eaf3f0)}
body{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:1.5rem 1.25rem;font:1.125rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
header{display:flex;align-items:center;gap:.6rem;margin-bottom:12vh;font-size:1.7rem;font-weight:740}
main{padding:1.75rem;border-radius:28px;background:light-dark(#fff,#102927);box-shadow:0 8px 30px rgb(15 47 43/12%)}
h1{margin:0 0 .6rem;font-size:1.85rem;line-height:1.15;letter-spacing:-.018em}
p{margin:0}
a{display:inline-flex;align-items:center;min-height:56px;margin-top:1.4rem;padding:0 1.5rem;border-radius:999px;background:light-dark(#0d5249,#8fe0c6);color:light-dark(#fff,#06201c);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid light-dark(#0f2f2b,#ffc24b);outline-offset:3px;box-shadow:0 0 0 6px light-dark(#ffc24b,transparent)}
${doorRules}`;

/** Goes on to the screen as soon as the server answers, which browsers do not always notice. */
const script = `const again=()=>fetch('/healthz').then(()=>location.reload(),()=>0);addEventListener('online',again);setInterval(again,5000)`;

/** For screens that were not kept: that there is no connection, and where the bookings are. Its style and script have this nonce. */
export const awayPage = ({ lang, title, text, go, to }: AwayWords, nonce: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${style}</style><script nonce="${nonce}">${script}</script></head>
<body><header><svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">${doors.map((door) => `<path class="${door}" d="${markDoors[door]}"/>`).join('')}</svg>${brand.name}</header>
<main><h1>${title}</h1><p>${text}</p><a href="${to}">${go}</a></main></body></html>`;
