import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { LetterReader } from './reader-store.ts';

type Content = { subject: string; mail: string; text: string } & Omit<
  WrittenLetter,
  'channel' | 'to' | 'subject' | 'text'
>;

/** The same news to one account by mail, and by text where its phone was proven. */
export function lettersTo({ email, phone }: LetterReader, { subject, mail, text, ...about }: Content): WrittenLetter[] {
  const byMail: WrittenLetter = { channel: 'mail', to: email, subject, text: mail, ...about };
  return phone ? [byMail, { channel: 'sms', to: phone, text, ...about }] : [byMail];
}
