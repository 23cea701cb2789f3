import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import { wordsOf } from '#server/words.ts';
import { CODE_SECONDS } from '../credentials.ts';
import type { Channel } from './code-store.ts';

/** `userId` is the account that hears of its own safety; without one somebody asked for it at that address. */
type Recipient = { channel: Channel; target: string; language: Language; userId?: string };

/** The messages by mail and text: `account.letters.<name>.subject`, `.mail` and `.text` in the words. */
type LetterName =
  | 'signUpCode'
  | 'resetCode'
  | 'resetForNobody'
  | 'emailTaken'
  | 'passwordChanged'
  | 'newDevice'
  | 'secondStepFailed'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'factorOn'
  | 'factorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'changeCode'
  | 'changeToTaken'
  | 'emailChanged'
  | 'phoneChanged'
  | 'phoneAdded'
  | 'phoneLeft'
  | 'phoneAsked'
  | 'phoneMoved'
  | 'phoneTried'
  | 'takenBack'
  | 'leaving'
  | 'leavingSoon'
  | 'cameBack'
  | 'erased'
  | 'copyReady'
  | 'copyFailed'
  | 'wayBack'
  | 'staffGiven'
  | 'staffTaken'
  | 'staffJoined'
  | 'staffLeft';

/** A message of the account in the reader's language, for the channel of its address. */
export function accountMessage(
  name: LetterName,
  { channel, target, language, userId }: Recipient,
  values: Record<string, string | number> = {},
): WrittenLetter {
  const t = wordsOf(language);
  const all = { brand: brand.name, help: brand.phone, minutes: CODE_SECONDS / 60, ...values };
  const asked = { about: 'asked' as const, userId: null };
  // A text is a code, or tells a number what it has been taken from: it always leaves.
  if (channel === 'phone')
    return { ...asked, channel: 'sms', to: target, text: t(`account.letters.${name}.text`, all) };
  return {
    ...(userId ? { about: 'security' as const, userId } : asked),
    channel: 'mail',
    to: target,
    subject: t(`account.letters.${name}.subject`, all),
    text: t(`account.letters.${name}.mail`, all),
  };
}
