import fs from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { textFiles, wordsOf } from './find-words.ts';

/**
 * `<module of a page>?words=en`: the words that the page needs, parsed here so that no browser carries the parser.
 * `bringsAll` answers with all words of the language instead: in development a new key is there at once.
 */
export function pageWords({ bringsAll }: { bringsAll: boolean }): Plugin {
  return {
    name: 'page-words',
    enforce: 'pre',
    load(id) {
      const [, module = '', language] = /^(.*)\?words=(\w+)$/.exec(id) ?? [];
      if (!language) return undefined;
      const files = textFiles(language);
      for (const file of files) this.addWatchFile(path.resolve(file));
      const texts = read(files);
      const keys = bringsAll ? Object.keys(texts) : wordsOf(path.relative('.', module));
      const words = Object.fromEntries(keys.map((key) => [key, compileMessage(texts[key] ?? key)]));
      const hot = bringsAll ? '\nimport.meta.hot?.accept();' : ''; // a changed page is replaced, not loaded again
      return { code: `export default ${JSON.stringify(words)};${hot}`, map: null, moduleType: 'js' };
    },
  };
}

const read = (files: string[]): Record<string, string> =>
  Object.assign({}, ...files.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as object)) as Record<
    string,
    string
  >;
