import type { DehydratedState } from '@tanstack/react-query';
import type { Failure } from '#shared/failure.ts';
import type { Language } from '#shared/languages.ts';
import type { Installation, Reader } from '#shared/rendering.ts';
import type { Words } from '#shared/words.ts';

/** What the server hands to the browser, as JSON that is never executed. */
export type HydrationState = {
  language: Language;
  data: DehydratedState;
  installation: Installation;
  isLoggedIn: boolean;
  /** For whom a private page was rendered. */
  reader?: Reader | undefined;
  now: string;
  /** Whether the server rendered the page, or only the shell around it. */
  isRendered: boolean;
  /** The failure of the page's queries, which the document shows. */
  failure?: Pick<Failure, 'code' | 'values' | 'status'> | undefined;
};

/** The files of the page and of its words, as the document names them. */
export type NamedParts = { page: string; words: string[] };

export function readHydrationState(): HydrationState & { named: NamedParts } {
  const element = document.getElementById('hydration-state');
  if (!element) throw new Error('The document has no hydration state.');
  const { page = '', words = '' } = element.dataset;
  const files = [page, ...words.split(' ')].map((file) => (isOurs.test(file) ? file : ''));
  return {
    ...(JSON.parse(element.textContent) as HydrationState),
    named: { page: files[0] ?? '', words: files.slice(1) },
  };
}

/** The words that the document brings in itself, which it does where they are built. */
export function readWords(): Words | undefined {
  const text = document.getElementById('page-words')?.textContent;
  return text ? (JSON.parse(text) as Words) : undefined;
}

// These names are imported: only files of this origin may be.
const isOurs = /^\/(assets|src)\/[\w./-]+(\?words=[a-z]+)?$/;

export const writeHydrationState = (state: HydrationState): string => writeJson(state);

/** `<` is escaped so that no text in the data can close the script element. */
export const writeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
