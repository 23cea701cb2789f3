import { defaults, type NotificationPreferences } from '#features/preferences/preferences.ts';
import { languageNamed } from '#server/http/language.ts';
import type { Message } from '#server/jobs/outbox.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { dayIn, formatDayInWords, formatTime, formatZone, timeIn } from '#shared/dates.ts';
import { type LanguageTag, languages } from '#shared/languages.ts';
import { formatMoney } from '#shared/money.ts';
import type { Translate, Values } from '#shared/words.ts';
import { freeCancelUntil } from '../status.ts';
import type { NewsFacts, NewsReader } from './store.ts';

export type BookingNotice = 'paid' | 'accepted' | 'declined' | 'expired' | 'cancelled' | 'unpaid' | 'late' | 'refunded';
type Side = 'family' | 'provider';

/** Which side gets messageRules. What a person must know comes by mail whatever they have chosen. */
const messageRules: Record<BookingNotice, Partial<Record<Side, 'wanted' | 'essential'>>> = {
  paid: { family: 'wanted', provider: 'wanted' },
  accepted: { family: 'wanted' },
  declined: { family: 'essential' },
  expired: { family: 'essential', provider: 'wanted' },
  cancelled: { family: 'essential', provider: 'essential' },
  unpaid: { family: 'essential' },
  late: { family: 'essential' },
  refunded: { family: 'essential' },
};

type Matter = { facts: NewsFacts; reader: NewsReader; publicUrl: string };

/** The mails and texts that one person gets about it, in their language. */
export function messagesAbout(what: BookingNotice, matter: Matter): Message[] {
  const { is_family: isFamily, is_provider: isProvider } = matter.reader;
  return [
    ...(isFamily ? letterTo('family', what, matter) : []),
    ...(isProvider ? letterTo('provider', what, matter) : []),
  ];
}

function letterTo(side: Side, what: BookingNotice, { facts, reader, publicUrl }: Matter): Message[] {
  const weight = messageRules[what][side];
  if (!weight) return [];
  const wishes = { ...defaults.notifications, ...(reader.notifications as Partial<NotificationPreferences> | null) }; // written through its schema
  const language = languageNamed(reader.language);
  const t = wordsOf(language);
  const link =
    side === 'family' ? `${publicUrl}/dashboardbookings?id=${facts.id}` : `${publicUrl}/partner?id=${facts.id}`;
  const values = { ...wordsAbout(facts, languages[language]), brand: brand.name, name: reader.first_name, link };
  return [
    ...(wishes.bookingsByMail || weight === 'essential'
      ? [mail(t, `${what}.${side}`, { values, to: reader.email })]
      : []),
    ...(wishes.bookingsByText && reader.phone
      ? [{ channel: 'sms' as const, to: reader.phone, text: t(`bookings.text.${what}.${side}`, values) }]
      : []),
  ];
}

function mail(t: Translate, about: string, { values, to }: { values: Values; to: string }): Message {
  const parts = ['bookings.mail.hello', `bookings.mail.${about}.body`, 'bookings.mail.see'].map((key) =>
    t(key, values),
  );
  return {
    channel: 'mail',
    to,
    subject: t(`bookings.mail.${about}.subject`, values),
    text: [...parts, brand.name].join('\n\n'),
  };
}

/** What a letter may speak of. `money`: what became of the payment. */
function wordsAbout(facts: NewsFacts, locale: LanguageTag): Values {
  const { days, time_zone: zone, booking_id: bookingId, provider_name: centre } = facts;
  const day = (date: string | undefined) => (date ? formatDayInWords(date, locale) : '');
  const moment = (at: Date) =>
    `${formatDayInWords(dayIn(zone, at), locale)}, ${formatTime(timeIn(zone, at), locale)} (${formatZone(zone, locale, at)})`;
  const money = (cents: number) => formatMoney(cents, locale);
  return {
    bookingId,
    centre,
    person: `${facts.first_name} ${facts.last_name}`,
    guests: facts.guests,
    count: days.length,
    firstDay: day(days.at(0)),
    lastDay: day(days.at(-1)),
    opens: formatTime(facts.opens, locale),
    closes: formatTime(facts.closes, locale),
    total: money(facts.total_cents),
    deposit: money(facts.deposit_cents),
    balance: money(facts.total_cents - facts.deposit_cents),
    refund: money(facts.refund_cents),
    money: facts.payment,
    reason: facts.cancel_reason ?? '',
    answerBy: facts.answer_by ? moment(facts.answer_by) : '',
    freeUntil: moment(freeCancelUntil(facts.starts_at)),
    isFree: String(freeCancelUntil(facts.starts_at) > facts.updated_at),
  };
}
