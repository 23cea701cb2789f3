// Words: the same keys in every language, nothing left in English, every key that the code names exists and can be found for its page.
import fs from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languages } from '#shared/languages.ts';

type Words = Record<string, string>;
const complaints: string[] = [];
const folders = [
  'src/shared/text',
  ...fs.readdirSync('src/features').map((name) => `src/features/${name}/text`),
].filter((folder) => fs.existsSync(folder) && fs.readdirSync(folder).length > 0);
const known = new Set<string>();

for (const folder of folders) {
  const texts = Object.fromEntries(
    Object.keys(languages).map((language) => [language, read(path.join(folder, `${language}.json`))]),
  );
  const english = texts['en'] ?? {};
  for (const key of Object.keys(english)) {
    if (known.has(key)) complaints.push(`${folder}: ${key} is written twice`);
    known.add(key);
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
  if (unfindable.test(source)) complaints.push(`${file} puts a key together: write it, or its beginning, in one piece`);
}

function hasKeyLike(template: string) {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${parts.join('.+')}$`);
  return [...known].some((key) => pattern.test(key));
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
