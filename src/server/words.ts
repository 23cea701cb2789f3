import fs from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, languages } from '#shared/languages.ts';
import { type Translator, translatorOf, type Words } from '#shared/words.ts';

const known = new Map<Language, Translator>();

/** The sentences of mails, texts and problem documents: the same files that pages read. */
export function wordsOf(language: Language): Translator {
  const found = known.get(language) ?? translatorOf(language, readAll(language), compileMessage);
  known.set(language, found);
  return found;
}

function readAll(language: Language): Words {
  const features = fs.readdirSync('src/features').map((name) => path.join('src/features', name, 'text'));
  const files = [...features, 'src/shared/text']
    .map((folder) => path.join(folder, `${language}.json`))
    .filter((file) => fs.existsSync(file));
  return Object.assign({}, ...files.map((file) => JSON.parse(fs.readFileSync(file, 'utf8'))));
}

/** Whether there are words for a key: kinds of bookings may say some sentences better than the shared ones. */
export function isWord(key: string): boolean {
  english ??= readAll('en');
  return key in english;
}

let english: Words | undefined;

export const allLanguages = Object.keys(languages) as Language[];
