import fastifyStatic from '@fastify/static';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageAssets, stylesPart } from './document.ts';
import type { SsrBundle, Sources } from '#shared/rendering.ts';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

export type Assets = {
  load: () => Promise<SsrBundle>;
  of: (sources: Sources) => PageAssets | Promise<PageAssets>;
  isStrict: boolean;
};
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>;

const clientEntry = 'src/app/web/entry.client.tsx';
// The first mention of a layer fixes its rank, and a chunk's styles may stand before base.css, which says the same.
const layerOrder = '@layer reset,base,parts,page,print;';

/** Headers that say something of documents only. A first page asks for two dozen files, and their headers would weigh more than its own script. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const withoutDocumentHeaders: onSendAsyncHookHandler = async (_request, reply) => {
  if (reply.statusCode !== 200) return;
  for (const name of documentHeaders) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
};

/** The SSR bundle as it was built. Importing it early spares the first page the wait. */
export const bringPages = () =>
  import(pathToFileURL(path.resolve('dist/ssr/entry.server.js')).href) as Promise<SsrBundle>;

/** The built files: compressed beforehand, named by content, kept for ever. */
export async function builtAssets(app: FastifyInstance): Promise<Assets> {
  const root = path.resolve('dist/web');
  await app.register(fastifyStatic, { root: path.resolve('public'), prefix: '/', wildcard: false, maxAge: '1d' });
  await app.register(async (scope) => {
    scope.addHook('onSend', withoutDocumentHeaders);
    await scope.register(fastifyStatic, {
      root: path.join(root, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
      etag: false,
      lastModified: false,
      acceptRanges: false,
    });
  });
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .header('content-security-policy', `default-src 'none'; connect-src 'self'`)
      .header('cache-control', 'no-cache')
      .sendFile('service-worker.js', root),
  );
  const manifest = JSON.parse(await fs.readFile(path.join(root, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sheets = new Map<string, string>();
  for (const file of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))) {
    sheets.set(file, (await fs.readFile(path.join(root, file), 'utf8')).trim());
  }
  const program = await bringPages();
  const fileOf = (source: string) => (source in manifest ? `/${manifest[source]?.file}` : '');
  const of = remembered(({ page, words, others }: Sources): PageAssets => {
    const chunks = withImports(
      manifest,
      [page, ...others, clientEntry].filter((source) => source in manifest),
    );
    const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    return {
      page: fileOf(page),
      words: words.map(fileOf),
      modules: chunks.map((chunk) => `/${chunk.file}`),
      styles: stylesPart({
        css: layerOrder + styles.map((file) => sheets.get(file)).join(''),
        devHead: '',
      }),
      sheets: styles.map((file) => `/${file}`),
      fonts: fontsOf(manifest),
    };
  });
  return { load: async () => program, of, isStrict: true };
}

/** Vite in this process: modules on demand, hot replacement over its own socket. */
export async function developmentAssets(app: FastifyInstance): Promise<Assets> {
  const { createServer } = await import('vite');
  await app.register(fastifyStatic, { root: path.resolve('public'), prefix: '/', wildcard: false });
  const vite = await createServer({ server: { middlewareMode: true } });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  app.addHook('onClose', () => vite.close());
  const refresh =
    'import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;window.__getReactRefreshIgnoredExports=()=>["loader"]';
  const devHead = `<script type="module">${refresh}</script><script type="module" src="/@vite/client"></script>`;
  return {
    load: () => vite.ssrLoadModule('/src/app/web/entry.server.tsx') as Promise<SsrBundle>,
    of: async ({ page, words, others }) => ({
      page: `/${page}`,
      words: words.map((source) => `/${source}`),
      modules: [`/${clientEntry}`],
      styles: stylesPart({
        css: layerOrder,
        devHead: devHead + (await stylesIn(vite, [page, ...others])),
      }),
      sheets: [],
      fonts: [],
    }),
    isStrict: false,
  };
}

/** In development a page's styles stand in the document under the names by which Vite replaces them. */
async function stylesIn(vite: ViteDevServer, sources: string[]) {
  const graph = vite.environments.ssr.moduleGraph;
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    module.importedModules.forEach(visit);
  };
  for (const source of [
    'src/web/styles/fonts.css',
    'src/web/styles/tokens.css',
    'src/web/styles/base.css',
    'src/web/styles/print.css',
    'src/app/web/entry.server.tsx',
    ...sources,
  ])
    visit(await graph.ensureEntryFromUrl(`/${source}`));
  const sheets = [...seen].filter((module) => module.url.endsWith('.css'));
  const texts = await Promise.all(sheets.map((module) => vite.ssrLoadModule(`${module.url}?inline`)));
  return sheets
    .map((module, index) => `<style data-vite-dev-id="${module.file}">${texts[index]?.['default']}</style>`)
    .join('');
}

/** The chunks of these modules, each after those that it imports. */
function withImports(manifest: Manifest, names: string[]) {
  const ordered: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
    ordered.push(name);
  };
  names.forEach(visit);
  return ordered.flatMap((name) => manifest[name] ?? []);
}

const fontsOf = (manifest: Manifest) =>
  Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file }) => `/${file}`);

function remembered<Key, Value>(compute: (key: Key) => Value) {
  const known = new Map<string, Value>();
  return (key: Key) => {
    const name = JSON.stringify(key);
    const value = known.get(name) ?? compute(key);
    known.set(name, value);
    return value;
  };
}
