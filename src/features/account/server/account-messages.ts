import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import type { Message } from '#server/jobs/outbox.ts';
import { wordsOf } from '#server/words.ts';
import { CODE_SECONDS } from '../credentials.ts';
import type { Channel } from './code-store.ts';

type To = { channel: Channel; target: string; language: Language };

/** The messages by mail and text: `account.letters.<name>.subject`, `.mail` and `.text` in the words. */
type Letter = 'signUpCode' | 'resetCode' | 'resetForNobody' | 'emailTaken' | 'passwordChanged';

/** A message of the account in the reader's language, for the channel of its address. */
export function accountMessage(
  name: Letter,
  { channel, target, language }: To,
  values: Record<string, string> = {},
): Message {
  const t = wordsOf(language);
  const all = { brand: brand.name, help: brand.phone, minutes: CODE_SECONDS / 60, ...values };
  if (channel === 'phone') return { channel: 'sms', to: target, text: t(`account.letters.${name}.text`, all) };
  return {
    channel: 'mail',
    to: target,
    subject: t(`account.letters.${name}.subject`, all),
    text: t(`account.letters.${name}.mail`, all),
  };
}
