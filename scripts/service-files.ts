// What a service has to write itself, and which files of others name it: `npx tsx scripts/service-files.ts src/features/doctors`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const [folder = ''] = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '--', 'src', 'test'], { encoding: 'utf8' }).trim().split('\n');
const own = files.filter((file) => file.startsWith(`${folder}/`));
if (own.length === 0) throw new Error(`There are no files in ${folder}.`);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const groups: Record<string, (file: string) => boolean> = {
  tests: isTest,
  words: (file) => file.includes('/text/'),
  demo: (file) => file.includes('/demo/'),
  styles: (file) => file.endsWith('.css'),
  source: () => true,
};
const groupOf = (file: string) => Object.keys(groups).find((name) => groups[name]?.(file)) ?? 'source';
const read = (file: string) => fs.readFileSync(file, 'utf8');
const linesOf = (list: readonly string[]) => list.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);

for (const name of Object.keys(groups)) {
  const list = own.filter((file) => groupOf(file) === name);
  console.log(`${name}: ${list.length} files, ${linesOf(list)} lines`);
}

const text = own.find((file) => file.endsWith('/text/en.json'));
const [firstKey = ''] = text ? Object.keys(JSON.parse(read(text)) as object) : [];
const named = [
  `features/${path.basename(folder)}/`,
  `'${path.basename(folder)}/(?:web|partner|staff)/`,
  ...(firstKey ? [`['\`]${firstKey.split('.')[0] ?? ''}\\.`] : []),
];
const naming = new RegExp(named.join('|'));
const shared = files
  .filter((file) => file.startsWith('src/') && !file.startsWith(`${folder}/`) && /\.tsx?$/.test(file) && !isTest(file))
  .map((file) => ({
    file,
    count: read(file)
      .split('\n')
      .filter((line) => naming.test(line)).length,
  }))
  .filter(({ count }) => count > 0);
console.log(`named by ${shared.length} files of others, in ${shared.reduce((sum, { count }) => sum + count, 0)} lines`);
for (const { file, count } of shared) console.log(`  ${count} ${file}`);
