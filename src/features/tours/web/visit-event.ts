import { phoneInWords } from '#shared/phone.ts';
import type { Translator } from '#shared/words.ts';
import type { CalendarEvent } from '#shared/calendar-file.ts';
import type { Tour } from '../tour.ts';

const statuses = {
  asked: 'TENTATIVE',
  offered: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  missed: 'CONFIRMED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
} as const satisfies Record<Tour['status'], CalendarEvent['status']>;

/** A visit in somebody's calendar: always the same event, newer with each change, and cancelled with the visit. */
export const eventOf = (visit: Tour, t: Translator): CalendarEvent => ({
  uid: `visit-${visit._id}@lado`,
  sequence: visit.sequence,
  status: statuses[visit.status],
  title: t('tours.calendar.title', { name: visit.providerName }),
  location: visit.address,
  description: [visit.note, t('tours.calendar.text', { phone: phoneInWords(visit.providerPhone) })]
    .filter(Boolean)
    .join('\n'),
  startsAt: visit.startsAt,
  endsAt: visit.endsAt,
});
