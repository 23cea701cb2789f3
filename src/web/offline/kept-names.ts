/** What a page tells the service worker to keep: screens to open without a connection, files of this build, and the words for every other screen. */
export type KeptNames = { pages: string[]; files: string[]; words: AwayWords };
/** Files that a page has brought since then: one that it brings late is missed without a connection as much as the first. */
export type MoreKeptNames = { more: string[] };
export type AwayWords = { lang: string; title: string; text: string; go: string; to: string };

/** The names under which the service worker finds what is kept. */
export const nameOf = {
  page: (path: string) => `page ${path}`,
  file: (path: string) => `file ${path}`,
  words: 'words',
};
