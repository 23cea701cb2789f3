import { tabStore } from './tab-store.ts';

/** Under which names this tab keeps what was typed, whoever typed it. */
export const draftKeys = (): string[] => tabStore.keys().filter((key) => key.startsWith('draft:'));
