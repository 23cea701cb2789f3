import { Refused } from '../refused.ts';

/** `id`: a uuid, the same at each try. `to`: ten digits of a US number, or any number as `+12135550123`. */
type SmsMessage = { id: string; to: string; text: string };

export interface Sms {
  /**
   * Hands one text message to the gateway. It can arrive twice when a try ends in Unreachable and is repeated.
   * Refuses a number that takes no messages (recipient) and a text that is empty or longer than 1,600 characters (message).
   */
  send(message: SmsMessage): Promise<void>;
}

const longestText = 1600;

/** The number in full, `+12135550123`. Throws Refused. */
export function checkSms({ to, text }: SmsMessage): string {
  const number = /^[2-9]\d{9}$/.test(to) ? `+1${to}` : to;
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new Refused('sms', 'recipient');
  if (text.trim() === '' || text.length > longestText) throw new Refused('sms', 'message');
  return number;
}
