// Which words a page needs: what its module and all that it imports, at once or later, names as word keys.
import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { type Row, rows } from '../src/web/routes.ts';

type Words = {
  imports: string[];
  /** Those of them that it loads later. */
  later: string[];
  /** What it imports at once that is not ours. */
  libraries: string[];
  /** String literals and the names of properties: whole keys, codes of failures, and what a template puts an end to. */
  literals: Set<string>;
  /** Templates as `shell.theme.${name}`, as regular expressions. */
  patterns: string[];
  /** Templates that only end a key, as `${words}.known`. */
  endings: Set<string>;
};
type Node = { type: string } & Record<string, unknown>;

const roots = {
  '#shared/': 'src/shared/',
  '#features/': 'src/features/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#app/': 'src/app/',
};
const folders = ['src/shared/text', ...fs.readdirSync('src/features').map((name) => `src/features/${name}/text`)];
export const textFiles = (language: string): string[] =>
  folders.map((folder) => `${folder}/${language}.json`).filter((file) => fs.existsSync(file));

const keys = Object.keys(
  Object.assign({}, ...textFiles('en').map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))) as object,
);
const firstParts = new Set(keys.map((key) => key.split('.')[0] ?? ''));

/** The module that every document begins with: its words come with each page, so that no page brings them again. */
const startModule = 'src/app/web/entry.client.tsx';
/** What only people who are logged in load around a page: their words come in a file of their own, listed by the first. */
const accountModule = 'src/app/web/shell/headers.ts';
const bookingPages = 'src/app/web/booking-pages.tsx';
const accountModules = [
  accountModule,
  'src/app/web/shell/account-parts.ts',
  'src/app/web/notification-kinds.ts',
  'src/app/web/bring-choices.ts',
  'src/app/web/renew.ts',
  'src/features/messaging/web/outbox/forget-unreached.ts',
  'src/features/messaging/web/outbox/keep-as-drafts.ts',
  'src/features/medication/web/unsent/forget-unreached-doses.ts',
  'src/features/medication/web/unsent/keep-doses.ts',
  'src/app/web/take-up-unsent.ts',
  'src/app/web/tell-global.ts',
  'src/features/family/web/watch-circle.ts',
  bookingPages, // and what they load: what is seen of a booking, or while one is made
];

/**
 * What a page loads later and is as well without, or the address of a list of what it has checked itself: their schemas have words of other forms.
 */
const untoldModules = [
  'src/features/senior-care/web/list/search-address.ts',
  'src/features/caregivers/web/list/list-address.ts',
  'src/features/home-health/web/list/agencies-address.ts',
  'src/features/diagnostics/web/addresses.ts',
  'src/features/search/web/form/own-zip.ts',
  'src/features/home/web/doctors/ask-soonest.ts',
];

const sourceOf = ({ page }: Row) => `src/features/${page}.tsx`;

/** Whoever sees these has the words of the account. */
const privatePages = rows
  .filter(({ page }) => rows.every((row) => row.page !== page || row.access === 'private'))
  .map(sourceOf);

/** What they are called while they are loading: words of the account, too, although everybody has the table that names them. */
const titles = rows.flatMap(({ title }) => title ?? []);

/** Where bookings are is known on these, too, to people without an account. */
const publicBookingPages = new Set(
  rows.filter(({ access, isForBooking }) => access === 'public' && isForBooking).map(sourceOf),
);

/** Finds something once: each language asks for it, and so do all pages that import a module. */
function once<Found>(find: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, Found>();
  return (name) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
}

/** The keys of a page's words, of those that come with every page, or of the account's: `file` is the module that wants them. */
export const wordsOf: (file: string) => string[] = once((file) => {
  if (file === startModule) return wordsFrom([startModule], accountModules);
  const ofStart = wordsOf(startModule);
  if (file === accountModule) {
    const named = new Set([...titles, ...wordsFrom(accountModules)]);
    return keys.filter((key) => named.has(key) && !ofStart.includes(key));
  }
  const known = new Set([...ofStart, ...(privatePages.includes(file) ? wordsOf(accountModule) : [])]);
  const ofBookings = publicBookingPages.has(file) ? wordsFrom([bookingPages], read(bookingPages).later) : [];
  return [...new Set([...wordsFrom([file]), ...ofBookings])].filter((key) => !known.has(key));
});

function wordsFrom(files: readonly string[], without: readonly string[] = []): string[] {
  const modules = reachedFrom(files, without, (module) => !untoldModules.includes(module));
  const refusals = new Set([...modules].flatMap(handlersOf).flatMap(refusalsOf));
  const shown = reachedFrom(files, without, isShown);
  const named = new Set(keysIn([...shown]));
  const wrong = new Set(keysIn([...modules]).filter(isError));
  return keys.filter((key) => named.has(key) || wrong.has(key) || refusals.has(key));
}

/** What is loaded later and has no part of a page in it only computes, as an address: of its words a page shows what is wrong alone. */
const isShown = once(
  (module) => !untoldModules.includes(module) && [...reachedFrom([module])].some((reached) => reached.endsWith('.tsx')),
);

const isError = (key: string) => key.startsWith('errors.');
const serverSide = (modules: Set<string>) =>
  [...modules].filter((module) => /^src\/features\/[^/]+\/server\//.test(module));

const refusalsOf = once((handlers) => keysIn(serverSide(reachedFrom([handlers]))).filter(isError));

/** Whoever sends the calls of a contract hears what their handlers refuse. */
function handlersOf(module: string): string[] {
  const [, capability] = /^(src\/features\/[^/]+)\/(?:[a-z-]+-)?contract\.ts$/.exec(module) ?? [];
  if (!capability || !fs.existsSync(`${capability}/server`)) return [];
  return fs
    .readdirSync(`${capability}/server`)
    .filter((name) => name.endsWith('handlers.ts'))
    .map((name) => `${capability}/server/${name}`);
}

function keysIn(modules: string[]): string[] {
  const all = modules.map(read);
  const literals = new Set(all.flatMap((named) => [...named.literals]));
  const fitting = new Set(all.flatMap((named) => named.patterns.flatMap(keysLike)));
  const endings = [...new Set(all.flatMap((named) => [...named.endings]))];
  return keys.filter(
    (key) =>
      literals.has(key) ||
      fitting.has(key) ||
      (isError(key) && literals.has(key.slice('errors.'.length))) ||
      endings.some((ending) => key.endsWith(ending) && literals.has(key.slice(0, -ending.length))),
  );
}

const keysLike = once((pattern) => {
  const isLike = new RegExp(pattern);
  return keys.filter((key) => isLike.test(key));
});

function reachedFrom(
  entries: readonly string[],
  without: readonly string[] = [],
  comesLater: (module: string) => boolean = () => true,
): Set<string> {
  const reached = new Set<string>();
  const visit = (module: string) => {
    if (reached.has(module) || without.includes(module)) return;
    reached.add(module);
    const { imports, later } = read(module);
    imports.filter((imported) => !later.includes(imported) || comesLater(imported)).forEach(visit);
  };
  entries.forEach(visit);
  return reached;
}

/** All modules that these bring at once, without what they load later. */
export function broughtBy(entries: readonly string[]): Set<string> {
  const brought = new Set(entries);
  for (const module of brought) {
    const { imports, later } = read(module);
    for (const imported of imports) if (!later.includes(imported)) brought.add(imported);
  }
  return brought;
}

/** What is not ours of all that they bring at once. */
export const librariesOf = (entries: readonly string[]): string[] => [
  ...new Set([...broughtBy(entries)].flatMap((module) => read(module).libraries)),
];

const known = new Map<string, Words>();

function read(module: string): Words {
  const found = known.get(module);
  if (found) return found;
  const named: Words = { imports: [], later: [], libraries: [], literals: new Set(), patterns: [], endings: new Set() };
  known.set(module, named);
  const lang = module.endsWith('x') ? 'tsx' : 'ts';
  collect(parseAst(fs.readFileSync(module, 'utf8'), { lang }) as unknown as Node, module, named);
  if (module === 'src/web/routes.ts') for (const title of titles) named.literals.delete(title);
  return named;
}

function collect(node: Node, module: string, named: Words) {
  const source = node['source'] as Node | null | undefined;
  if (source && /^(Import|Export)/.test(node.type)) {
    if (isForTypesOnly(node)) return;
    const imported = resolved(module, source['value']);
    named.imports.push(...imported);
    if (node.type === 'ImportExpression') named.later.push(...imported);
    else if (imported.length === 0) named.libraries.push(String(source['value']));
    return;
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string') named.literals.add(node['value']);
  if (node.type === 'Property') collectName(node['key'] as Node, named);
  if (node.type === 'TemplateLiteral') collectTemplate(node, named);
  for (const child of Object.values(node).flat()) if (isNode(child)) collect(child, module, named);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function isForTypesOnly(node: Node) {
  const specifiers = (node['specifiers'] ?? []) as Node[];
  return (
    node['importKind'] === 'type' ||
    node['exportKind'] === 'type' ||
    (specifiers.length > 0 && specifiers.every((specifier) => specifier['importKind'] === 'type'))
  );
}

function collectName(key: Node, { literals }: Words) {
  if (key.type === 'Identifier') literals.add(String(key['name']));
}

/** `errors.${code}` names no key: the codes stand in contracts and handlers, from which they are found. */
function collectTemplate(node: Node, { literals, patterns, endings }: Words) {
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  const [head = '', ending = ''] = parts;
  if (parts.length === 1) literals.add(head);
  else if (head === '' && ending.startsWith('.') && parts.length === 2) endings.add(ending);
  else if (head !== 'errors.' && firstParts.has(head.split('.')[0] ?? '') && head.includes('.'))
    patterns.push(`^${parts.map(escaped).join('.+')}$`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function resolved(module: string, specifier: unknown): string[] {
  if (typeof specifier !== 'string' || !/\.tsx?$/.test(specifier)) return [];
  if (specifier.startsWith('.')) return [path.posix.join(path.posix.dirname(module), specifier)];
  const root = Object.entries(roots).find(([alias]) => specifier.startsWith(alias));
  return root ? [root[1] + specifier.slice(root[0].length)] : [];
}
