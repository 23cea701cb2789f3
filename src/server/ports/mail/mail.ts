import { Refused } from '../refused.ts';

/** `id`: a uuid, the same at each try. `to`: one address, nothing around it. */
export type MailMessage = { id: string; to: string; subject: string; text: string; html?: string };

export interface Mail {
  /**
   * Hands one message to the post. It can arrive twice when a try ends in Unreachable and is repeated: its Message-ID is made
   * of `id`, so that mail programs show it once. Refuses (recipient) what is not one address and what the post will never take.
   */
  send(message: MailMessage): Promise<void>;
}

/** An address that is certain to be one address: lists, names and line breaks would reach other people. */
export function oneAddress(to: string): string {
  if (to.length > 254 || !/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/u.test(to))
    throw new Refused('mail', 'recipient');
  return to;
}
