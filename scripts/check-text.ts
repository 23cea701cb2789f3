// Words: the same keys in every language, nothing left in English, every key that the code names exists and can be found for its page.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages } from '#shared/languages.ts';

type Words = Record<string, string>;
const complaints: string[] = [];
const folders = [
  'src/shared/text',
  ...fs.readdirSync('src/features').map((name) => `src/features/${name}/text`),
].filter((folder) => fs.existsSync(folder) && fs.readdirSync(folder).length > 0);
/** Key → the folder of its text. */
const known = new Map<string, string>();

for (const folder of folders) {
  const texts = Object.fromEntries(
    Object.keys(languages).map((language) => [language, read(path.join(folder, `${language}.json`))]),
  );
  const english = texts['en'] ?? {};
  for (const key of Object.keys(english)) {
    if (known.has(key)) complaints.push(`${folder}: ${key} is written twice`);
    known.set(key, folder);
  }
  for (const [language, words] of Object.entries(texts)) {
    for (const key of Object.keys(english))
      if (!words[key]?.trim()) complaints.push(`${folder}/${language}.json lacks ${key}`);
    for (const key of Object.keys(words))
      if (english[key] === undefined) complaints.push(`${folder}/${language}.json has ${key}, which English lacks`);
    for (const [key, text] of Object.entries(words))
      if (argumentsOf(text) !== argumentsOf(english[key] ?? ''))
        complaints.push(`${folder}/${language}.json: ${key} names other values than the English`);
  }
  for (const key of Object.keys(english)) {
    const isSentence = (english[key] ?? '').split(' ').length > 3;
    if (isSentence && english[key] === texts['sp']?.[key] && !/^shell\.tagline/.test(key))
      complaints.push(`${folder}/sp.json: ${key} is still English`);
  }
}

/** Of Spanish, where docs/style.md has another word for the same thing. */
const otherWords = /\bdoctor(es)?\b|visitas? por video/i;
for (const folder of folders)
  for (const [key, text] of Object.entries(read(path.join(folder, 'sp.json'))))
    if (otherWords.test(text.replaceAll(/\{\w+\}/g, '')))
      complaints.push(`${folder}/sp.json: ${key} says “${otherWords.exec(text)?.[0]}”`);

const { forbidden: rules } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string; to: { path: string } }[];
};

const named = /\bt\('([a-zA-Z]+\.[\w.-]+)'/g;
const built = /\bt\(`([^`$][^`]*\$\{[^`]*)`/g;
/** Keys of these forms cannot be found for a page (scripts/find-words.ts). */
const unfindable = /\bt\((`\$\{[^`]*\$\{|('[^']*'|`[^`]*`) \+ )/;
for (const file of filesIn('src').filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
  const source = fs.readFileSync(file, 'utf8');
  for (const [, key = ''] of [...source.matchAll(named), ...source.matchAll(/'(errors\.\w+)'/g)])
    if (!known.has(key)) complaints.push(`${file} names ${key}, which no text has`);
  for (const [, template = ''] of source.matchAll(built))
    if (!hasKeyLike(template)) complaints.push(`${file} names ${template}, which no key looks like`);
  for (const [, start = ''] of source.matchAll(/['"`]([a-zA-Z]+\.[\w.]+)/g))
    if (isAbove(ownerOf(start), file)) complaints.push(`${file} names ${start}, a word of what it may not know`);
  if (unfindable.test(source)) complaints.push(`${file} puts a key together: write it, or its beginning, in one piece`);
}

/** The capability whose text has this key, or the first that begins so; undefined for shared words and for what is no key. */
function ownerOf(start: string) {
  const folder =
    known.get(start) ?? (start.endsWith('.') ? [...known].find(([key]) => key.startsWith(start))?.[1] : undefined);
  return folder && capabilityOf(`${folder}/`);
}

/** Words follow the arrows of the code: the kernel names shared words only, a capability its own and those of what stands before it. */
function isAbove(owner: string | undefined, file: string) {
  if (!owner || file.startsWith('src/app/')) return false;
  const own = capabilityOf(file);
  const rule = rules.find(({ name }) => name === `${own}-knows-only-what-stands-before-it`);
  return !own || (rule !== undefined && new RegExp(rule.to.path).test(`src/features/${owner}/`));
}

function capabilityOf(file: string) {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

function hasKeyLike(template: string) {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${parts.join('.+')}$`);
  return [...known.keys()].some((key) => pattern.test(key));
}

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);

function read(file: string): Words {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Words) : {};
}

type Token = string | [name: string, format?: string, options?: unknown];

function argumentsOf(text: string) {
  return [...new Set(namesIn(compileMessage(text) as string | Token[]))].sort().join();
}

function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens
    .flatMap((token: Token) => {
      if (typeof token === 'string') return [];
      const [name, , options] = token;
      return [name, ...Object.values((options ?? {}) as Record<string, unknown>).flatMap(namesIn)];
    })
    .filter((name) => name !== '#');
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    );
}
