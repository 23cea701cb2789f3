import fs from 'node:fs';
import path from 'node:path';
import { type Row, rows } from '../src/web/routes.ts';
import { kilobytes, type Line, median } from './report.ts';

const root = 'dist/web';
const entry = 'src/app/web/entry.client.tsx';
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What the browser fetches, in Brotli bytes of the built files. One language counts: nobody fetches two. */
export function weigh(): Line[] {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, '.vite/manifest.json'), 'utf8')) as Manifest;
  const size = (name: string) => fs.statSync(path.join(root, `${manifest[name]?.file}.br`)).size;
  const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + size(name), 0);
  const first = rows.find(({ path: route }) => route === '/');
  const scripts = Object.keys(manifest).filter(
    (name) => manifest[name]?.file.endsWith('.js') && !/\?words=(?!en$)/.test(name),
  );
  const routes = rows.filter(({ isDevelopment }) => !isDevelopment);
  const lines: [goal: string, measure: string, bytes: number, most: number][] = [
    ['4', 'JavaScript of the first route', first ? total(neededBy(first, manifest)) : Number.NaN, 115_000],
    ['5', 'JavaScript of all routes, in one language', total(scripts), 450_000],
    ['5', 'median route chunk', median(routes.map((row) => size(pageOf(row)))), 8000],
  ];
  return lines.map(([goal, measure, bytes, most]) => ({
    goal,
    measure,
    ours: kilobytes(bytes),
    wanted: `<= ${most / 1000} kB`,
    isReached: bytes <= most,
  }));
}

const pageOf = ({ page }: Row) => `src/features/${page}.tsx`;

function neededBy(row: Row, manifest: Manifest) {
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name) || !manifest[name]) return;
    needed.add(name);
    manifest[name].imports?.forEach(need);
  };
  for (const name of [entry, pageOf(row), `${entry}?words=en`, `${pageOf(row)}?words=en`]) need(name);
  return needed;
}
