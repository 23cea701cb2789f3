// Writes src/web/fonts: the faces with the letters and weights that the product uses. Run after a change of either: node scripts/make-fonts.mjs
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'src/web/fonts');

const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
const marks = '–—‘’“”„…•€™';
const latin = between(0x20, 0x7e) + between(0xa0, 0xff) + marks;
/** Headings, in one weight: English and the other languages in Latin letters that the product speaks. */
const headings = between(0x20, 0x7e) + marks + '¡¿·°áéíóúüñÁÉÍÓÚÜÑàèìòùÀÈÌÒÙäöÄÖß';

const faces = [
  { name: 'atkinson-hyperlegible-next', text: latin, weights: { min: 400, max: 720 } },
  { name: 'bricolage-grotesque', text: headings, weights: 700 },
];

const packageOf = (name) => path.join(root, 'node_modules/@fontsource-variable', name);
for (const { name, text, weights } of faces) {
  const whole = fs.readFileSync(path.join(packageOf(name), 'files', `${name}-latin-wght-normal.woff2`));
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  fs.writeFileSync(path.join(folder, `${name}.woff2`), part);
  fs.copyFileSync(path.join(packageOf(name), 'LICENSE'), path.join(folder, `${name}.license.txt`));
  console.log(`${name}: ${whole.length} to ${part.length} bytes`);
}
