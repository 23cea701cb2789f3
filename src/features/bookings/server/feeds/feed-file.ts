import { brand } from '#shared/brand.ts';
import { calendarFile, type CalendarEvent } from '#shared/calendar-file.ts';
import { calendarStatus, calendarTime } from '../../calendar.ts';
import { pageOf } from '../booking-messages.ts';
import { type BookingKinds, kindNamed, knownBy, type Speech } from '../kind.ts';
import type { FeedTime } from './feed-times-store.ts';

type FeedContext = { bookingKinds: BookingKinds; speech: Speech };
type EventText = Pick<CalendarEvent, 'title' | 'location' | 'description'>;

/** The calendar of a provider as text: when, in which way, and initials. Nothing of why somebody comes. */
export function placeFile(
  times: readonly FeedTime[],
  { providerName, ...speaking }: FeedContext & { providerName: string },
): string {
  const { t } = speaking.speech;
  const name = t('partner.feed.name', { name: providerName });
  return feedFile(times, { ...speaking, name }, (time) => ({
    title: t('partner.feed.event', { what: whatOf(time, speaking), initials: initialsOf(time) }),
    description: t('bookings.feed.booking', { id: time.booking_id }),
  }));
}

/** The calendar of a family as text: what, when, for whom and where; on the screen, where to enter. Nothing of why somebody goes. */
export function familyFile(
  times: readonly FeedTime[],
  { publicUrl, ...speaking }: FeedContext & { publicUrl: string },
): string {
  const { t } = speaking.speech;
  return feedFile(times, { ...speaking, name: t('bookings.feed.name', { brand: brand.name }) }, (time) => {
    const isOnScreen = meetsOnScreen(time, speaking);
    const about = [time.provider_name, t('bookings.feed.booking', { id: time.booking_id })];
    return {
      title: t('bookings.feed.event', { what: whatOf(time, speaking), name: time.first_name }),
      ...(!isOnScreen && { location: time.snapshot.address }),
      description: [
        ...about,
        ...(isOnScreen ? [publicUrl + pageOf('family', kindOf(time, speaking), time.id)] : []),
      ].join('\n'),
    };
  });
}

/** Each time is the event of the file that its booking’s page hands out. */
const feedFile = (
  times: readonly FeedTime[],
  { bookingKinds, name }: Pick<FeedContext, 'bookingKinds'> & { name: string },
  tell: (time: FeedTime) => EventText,
): string =>
  calendarFile(
    times.map((time) => {
      const known = { bookingId: time.booking_id, knownBy: knownBy(kindOf(time, { bookingKinds })) };
      const { uid, startsAt, endsAt, isGone } = calendarTime(known, {
        ...time,
        startsAt: time.starts_at,
        endsAt: time.ends_at,
        bookedFor: time.booked_for,
        isGone: time.is_gone,
      });
      return {
        ...tell(time),
        uid,
        sequence: time.sequence,
        status: calendarStatus({ status: time.status, offer: time.offered && { why: time.offered } }, { isGone }),
        startsAt,
        endsAt,
      };
    }),
    { name },
  );

const kindOf = ({ kind }: FeedTime, { bookingKinds }: Pick<FeedContext, 'bookingKinds'>) =>
  kindNamed(bookingKinds, kind);

const whatOf = (time: FeedTime, speaking: FeedContext) =>
  kindOf(time, speaking).what(time.snapshot.details, speaking.speech);

const meetsOnScreen = ({ kind, snapshot }: FeedTime, { bookingKinds }: FeedContext) =>
  (kindNamed(bookingKinds, kind).meets?.(snapshot.details) ?? 'in person') !== 'in person';

/** 'L. M.' */
const initialsOf = ({ first_name: first, last_name: last }: Pick<FeedTime, 'first_name' | 'last_name'>): string =>
  [first, last]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase()}.`)
    .join(' ');
