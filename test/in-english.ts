import { compileMessage } from '@lingui/message-utils/compileMessage';
import shared from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';

/** The English of a part that stands alone in a test: the words of all, and those of its capability. */
export const inEnglish = (words: Record<string, string>) =>
  ({ language: 'en', locale: 'en', t: translatorOf('en', { ...shared, ...words }, compileMessage) }) as const;
