import { readersClock } from '#shared/both-clocks.ts';
import { deviceZone } from '#web/device-zone.ts';
import { spanInWords } from '#web/moment-in-words.ts';

type Times = { startsAt: string; endsAt: string; timeZone: string };

/** From when until when a visit is on the provider's clock, and when it begins on the reader's, where that shows another time. */
export function visitTimes({ startsAt, endsAt, timeZone }: Times, locale: string): string {
  const there = spanInWords(startsAt, endsAt, { timeZone, locale });
  const here = readersClock(new Date(startsAt), { timeZone, readerZone: deviceZone(), locale });
  return here === undefined ? there : `${there} (${here})`;
}
