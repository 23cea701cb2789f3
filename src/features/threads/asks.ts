import { plainText } from '#shared/plain-text.ts';
import { soundsUrgent } from './emergency-words.ts';
import { isOnlyThanks } from './thanks.ts';
import type { Side } from './thread.ts';

// By these one wants to be answered without a question mark. Without "please": it stands in what a place only tells a family to do.
const wishes = [
  'let (me|us) know',
  'get back to (me|us)',
  'call (me|us)',
  '(avis|llam)[ae]n?(me|nos)',
  'digan?(me|nos)',
  '(mi|ci) (faccia|fate|fai) sapere|fa(mmi|cci|temi|teci) sapere',
  '(mi|ci) (ri)?chiami(no)?|(ri)?chiam(ami|aci|atemi|ateci)',
  '(rufen|ruft?|geben|gebt|gib|sagen|sagt?) (sie )?(mich|mir|uns)',
  'даите (мне |нам )?знать',
  'сообщите|перезвоните|позвоните|напишите (мне|нам)',
];
const wish = new RegExp(`(?<!\\p{L})(${wishes.join('|')})(?!\\p{L})`, 'u');

/** Whether it asks: a question, the wish to hear back, an emergency. */
const asks = (words: string): boolean => words.includes('?') || soundsUrgent(words) || wish.test(plainText(words));

/**
 * Whether somebody who says this waits for an answer. Whoever asks for care waits with all that they say but thanks: it may be the news
 * that somebody is unwell; so does a file without words. Whoever answers waits only where they ask.
 */
export const waits = (words: string, side: Side): boolean => asks(words) || (side === 'asker' && !isOnlyThanks(words));
