// npm run bench: how fast, as ratios of one run. Load goes to loopback only and stops by itself.
import fs from 'node:fs';
import path from 'node:path';
import { benchSearch } from './search.ts';

const isQuick = process.argv.includes('--quick');

const weights = weighFirstRoute();
console.table(weights);

const search = await benchSearch(isQuick ? { small: 1000, large: 20_000, seconds: 1, rounds: 1 } : {});
console.table({
  'whole call': { 'small world, answers/s': Math.round(search.rates.call.small), 'large world, answers/s': Math.round(search.rates.call.large), 'times dearer': search.growth.call.toFixed(2), goal: '<= 2' },
  'its statement': { 'small world, answers/s': Math.round(search.rates.query.small), 'large world, answers/s': Math.round(search.rates.query.large), 'times dearer': search.growth.query.toFixed(2), goal: '<= 2' },
});

/** Brotli bytes of what the browser fetches: the first route, all scripts, all styles, the fonts. */
function weighFirstRoute() {
  const root = 'dist/web';
  const manifest = JSON.parse(fs.readFileSync(path.join(root, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string; imports?: string[] }>;
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || !manifest[name]) return;
    seen.add(name);
    manifest[name].imports?.forEach(visit);
  };
  for (const name of ['src/web/entry.client.tsx', 'src/features/home/web/HomePage.tsx', 'src/shared/text/en.json', 'src/features/home/text/en.json']) visit(name);
  const size = (file: string) => fs.statSync(path.join(root, `${file}.br`)).size;
  const all = (ending: string) => fs.readdirSync(path.join(root, 'assets')).filter((file) => file.endsWith(`${ending}.br`));
  const sum = (sizes: number[]) => sizes.reduce((total, one) => total + one, 0);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return {
    'scripts of the first route': { kB: kilobytes(sum([...seen].map((name) => size(manifest[name]?.file ?? '')))), goal: '<= 115' },
    'scripts of all routes': { kB: kilobytes(sum(all('.js').map((file) => fs.statSync(path.join(root, 'assets', file)).size))), goal: '<= 450' },
    'styles of all routes': { kB: kilobytes(sum(all('.css').map((file) => fs.statSync(path.join(root, 'assets', file)).size))), goal: '<= 30' },
  };
}
