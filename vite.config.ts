import react from '@vitejs/plugin-react';
import fs from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { pageWords } from './scripts/page-words.ts';

const clientEntry = 'src/app/web/entry.client.tsx';
const firstPage = 'src/features/home/web/HomePage.tsx';

/** What comes with the first page that asks several questions at once, or asks on: of the queries' library, and ours that needs it. */
const laterQuery =
  /@tanstack\/.*\/(queriesObserver|infiniteQueryObserver|useQueries|useSuspenseQueries|useInfiniteQuery)\.|\/src\/web\/loader\.ts$/;

/** What every page begins with: no part of one that comes later has to fetch it. */
const everywhere = /\/(rolldown-runtime|react|kernel)-[\w-]+\.js$/;

/** Icons are imported one by one, so that each part brings its own, and as shapes only: what the library wraps around them is left out. */
function leanIcons(): Plugin {
  const all = fs.readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of all.matchAll(/^export \{ (.*) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm)) {
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), file);
  }
  const importing = (name: string) => {
    const [icon = '', local = icon] = name.trim().split(' as ');
    return `import ${local} from 'lucide-react/icons/${files.get(icon)}';`;
  };
  return {
    name: 'lean-icons',
    apply: 'build',
    transform(code, id) {
      if (/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) {
        const shapes = /^ {2}node: (\[.*\]|\[[^]*?^ {2}\]),?$/m.exec(code)?.[1]?.replace(/,\s*key: "\w+"/g, '');
        // The server writes the shapes as they are: names of one word, values without quotes.
        const isPlain = shapes !== undefined && !/[<>&\\]|\b[a-z]+[A-Z-]\w*:/.test(shapes);
        if (!isPlain && code.includes('createLucideIcon(')) throw new Error(`${id} does not look as it did.`);
        return (
          shapes && {
            code: `import { drawing } from '/src/web/ui/drawing.tsx';\nexport default drawing('${path.basename(id, '.mjs')}', ${shapes});`,
            map: null,
          }
        );
      }
      const lean = code.replace(/import \{([^}]*)\} from ["']lucide-react["'];/g, (_, names: string) =>
        names
          .split(',')
          .filter((name) => name.trim())
          .map(importing)
          .join(''),
      );
      return lean === code ? undefined : { code: lean, map: null };
    },
  };
}

/** What the router hangs on its components afterwards keeps every one of them in the bundle, used or not. */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return undefined;
      const contextOf = new Map(
        [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, name, type]) => [name, type]),
      );
      const lean = code
        .replace(/^[\w.]+\.(displayName|contextType) = .*;$/gm, '')
        .replace(/^var (\w+) = class extends [\w.]+ \{$/gm, (head, name: string) =>
          contextOf.has(name) ? `${head} static contextType = ${contextOf.get(name)};` : head,
        )
        .replace(/= (Object\.getOwnPropertyNames\(Object\.prototype\).*);$/gm, '= /* @__PURE__ */ (() => $1)();')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\(|new Set\()/g, '= /* @__PURE__ */ $1');
      return { code: lean, map: null };
    },
  };
}

const sheets = new Map<string, string>();

/**
 * A class is named after its sheet, of whose name there is no other: shorter than a hash, in documents and in modules. In development a
 * sheet is asked for in two ways, which a query tells apart.
 */
function scopedName(name: string, address: string): string {
  const [file = ''] = address.split('?');
  const sheet = path.basename(file).split('.')[0] ?? '';
  const known = sheets.get(sheet) ?? file;
  if (known !== file) throw new Error(`${known} and ${file} have one name: their classes would be the same.`);
  sheets.set(sheet, file);
  return `${sheet}_${name}`;
}

/** Names one chunk for what every page begins with and what the first page shares with others: all that the entry imports, directly or not, and of what the first page does, what somebody else does, too. */
function kernel(): Rolldown.CodeSplittingNameFunction {
  const [entry, first] = [path.resolve(clientEntry), path.resolve(firstPage)];
  const ofEntry = new Set<string>();
  const ofFirst = new Set<string>();
  return (id, bundle) => {
    const follow = (module: string, imported: Set<string>) => {
      if (imported.has(module)) return;
      imported.add(module);
      bundle.getModuleInfo(module)?.importedIds.forEach((other) => follow(other, imported));
    };
    follow(entry, ofEntry);
    follow(first, ofFirst);
    const isShared = () => bundle.getModuleInfo(id)?.importers.some((importer) => !ofFirst.has(importer));
    const isIn = ofEntry.has(id) || (ofFirst.has(id) && isShared());
    return isIn && id !== entry && id !== first && !laterQuery.test(id) ? 'kernel' : null;
  };
}

/**
 * React makes five errors while it is evaluated, as marks that it compares and nobody reads. Where something inspects the page, V8
 * reads all of React once more for the place of each. A chunk named so makes them without being errors that V8 knows.
 */
const withMarks = (chunk: string): Pick<Rolldown.OutputOptions, 'intro' | 'outro'> => ({
  intro: ({ name }) =>
    name === chunk
      ? 'const KnownError = Error; globalThis.Error = (message) => Object.create(KnownError.prototype, { message: { value: message } });'
      : '',
  outro: ({ name }) => (name === chunk ? 'globalThis.Error = KnownError;' : ''),
});

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [pageWords({ bringsAll: command === 'serve' }), leanIcons(), leanRouter(), react()],
  builder: {},
  publicDir: false,
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !everywhere.test(file)),
    },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/web',
        manifest: true,
        rolldownOptions: {
          input: clientEntry,
          output: {
            ...withMarks('react'),
            // Evaluated one after the other, so that a slow phone is never busy for long.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/web\/hydrate-root/ },
                // What every page begins with, and what the first one shares with others: few requests before a page is alive.
                { name: kernel(), debugName: 'kernel' },
                { name: 'loader', test: laterQuery },
                { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
                { name: 'zod', test: /node_modules\/zod\// },
                { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
                // Small parts that many pages share come together rather than in a request each.
                { name: 'parts', test: /src\/web\/(ui|shell)\//, minShareCount: 6, maxModuleSize: 1600 },
                // What is needed together comes together: each file more stands in the lists of all that bring it.
                {
                  name: 'kept',
                  test: /src\/web\/(outbox\/[\w-]+|offline\/(vault|kept-answers))\.ts$|\/(outbox-entry|unsent-dose)\.ts$/,
                },
                { name: 'renew', test: /\/(renew|session-contract)\.ts$/ },
                { name: 'my-place', test: /\/(my-place|device-point|own-zip)\.ts$/ },
                { name: 'calendar', test: /\/(Calendar|RangeCalendar|WeekdayHead|Legend|WeekdayPicker)\.tsx$/ },
                { name: 'searches', test: /\/(CaregiverSearchForm|AgencySearchForm|WhereSearch|WordsSearch)\.tsx$/ },
                { name: 'drawers', test: /\/(DrawerRow|ServiceRows)\.tsx$|\/Drawers\.module\.css$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled with what it needs, so that the first page does not wait for a thousand files. In development React stays outside.
      resolve: { noExternal: command === 'build' || [] },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: { outDir: 'dist/ssr', ssr: true, rolldownOptions: { input: 'src/app/web/entry.server.tsx' } },
    },
  },
}));
