import { defaults, type NotificationPreferences } from '#features/preferences/preferences.ts';
import { languageNamed } from '#server/http/language.ts';
import type { Message } from '#server/jobs/outbox.ts';
import { brand } from '#shared/brand.ts';
import { formatClock, formatDayInWords, formatMoment } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords } from '#shared/phone.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import type { Translate, Values } from '#shared/words.ts';
import { paymentOf, sumsOf } from '../dues.ts';
import { ANSWER_HOURS, HOLD_SECONDS } from '../status.ts';
import type { BookingNotice } from '../notification.ts';
import { cancellingValues } from './cancelling.ts';
import { type BookingKind, sayingOf, type Speech, speechIn } from './kind.ts';
import type { NoticeFacts, NoticeReader } from './notice-store.ts';

type Side = 'family' | 'provider';

/**
 * Which side hears of what: by the bell alone, by mail and text as well where they want it, or by mail whatever they have chosen,
 * because they must know it.
 */
export const hearing: Record<BookingNotice, Partial<Record<Side, 'bell' | 'wanted' | 'essential'>>> = {
  held: { family: 'wanted' },
  paid: { family: 'wanted', provider: 'wanted' },
  accepted: { family: 'wanted', provider: 'bell' },
  reminder: { family: 'wanted' },
  unanswered: { provider: 'wanted' },
  declined: { family: 'essential', provider: 'bell' },
  expired: { family: 'essential', provider: 'wanted' },
  cancelled: { family: 'essential', provider: 'essential' },
  unpaid: { family: 'essential' },
  late: { family: 'essential' },
  moved: { family: 'essential', provider: 'essential' },
  refunded: { family: 'essential' },
  asked: { family: 'essential' },
  replied: { family: 'bell', provider: 'wanted' },
};

type Matter = { kind: BookingKind; facts: NoticeFacts; reader: NoticeReader; publicUrl: string };

/** The mails and texts that one person gets about it, in their language. */
export function messagesAbout(what: BookingNotice, matter: Matter): Message[] {
  const { is_family: isFamily, is_provider: isProvider } = matter.reader;
  return [
    ...(isFamily ? messagesTo('family', what, matter) : []),
    ...(isProvider ? messagesTo('provider', what, matter) : []),
  ];
}

function messagesTo(side: Side, what: BookingNotice, { kind, facts, reader, publicUrl }: Matter): Message[] {
  const weight = hearing[what][side];
  if (!weight || weight === 'bell') return [];
  const chosen = reader.notifications as Partial<NotificationPreferences> | null; // written through its schema
  const wanted = { ...defaults.notifications, ...chosen };
  const speech = speechIn(languageNamed(reader.language));
  const say = sayingOf(kind, speech);
  const page = side === 'family' ? 'dashboardbookings' : 'partner';
  const link = `${publicUrl}/${page}?id=${facts.id}`;
  const values = { ...valuesOf(facts, { kind, speech }), brand: brand.name, name: reader.first_name, link };
  const isReminder = what === 'reminder';
  const isMailed = (isReminder ? wanted.remindersByMail : wanted.bookingsByMail) || weight === 'essential';
  const isTexted = isReminder ? wanted.remindersByText : wanted.bookingsByText;
  return [
    ...(isMailed ? [mail(say, `${what}.${side}`, { values, to: reader.email, locale: speech.locale })] : []),
    ...(isTexted && reader.phone
      ? [{ channel: 'sms' as const, to: reader.phone, text: say(`text.${what}.${side}`, values) }]
      : []),
  ];
}

type Letter = { values: Values; to: string; locale: string };

function mail(say: Translate, about: string, { values, to, locale }: Letter): Message {
  const parts = ['mail.hello', `mail.${about}.body`, 'mail.see'].map((key) => say(key, values));
  return {
    channel: 'mail',
    to,
    subject: sentenceCase(say(`mail.${about}.subject`, values), locale),
    text: [...parts, brand.name].join('\n\n'),
  };
}

/** What a message may speak of. `money`: what became of the payment; `span`: whether it is one day or several. */
function valuesOf(facts: NoticeFacts, { kind, speech }: { kind: BookingKind; speech: Speech }): Values {
  const { time_zone: zone, snapshot, times, dues } = facts;
  const { locale } = speech;
  const day = (date: string | undefined) => (date ? formatDayInWords(date, locale) : '');
  const clock = (at: Date | undefined) => (at ? formatClock(zone, at, locale) : '');
  const money = (cents: number) => formatMoney(cents, locale);
  const sums = sumsOf(dues, facts.total_cents, facts.updated_at);
  const { details } = snapshot;
  return {
    bookingId: facts.booking_id,
    what: kind.what(details, speech),
    provider: facts.provider_name,
    address: snapshot.address,
    phone: phoneInWords(snapshot.phone),
    person: `${facts.first_name} ${facts.last_name}`,
    count: times.length,
    firstDay: day(times.at(0)?.day),
    lastDay: day(times.at(-1)?.day),
    span: times.at(0)?.day === times.at(-1)?.day ? 'one' : 'several',
    starts: clock(times.at(0)?.startsAt),
    ends: clock(times.at(0)?.endsAt),
    total: money(facts.total_cents),
    paid: money(sums.paidCents),
    balance: money(sums.balanceCents),
    refund: money(sums.refundCents),
    money: paymentOf(dues),
    reason: facts.cancel_reason ?? '',
    answerBy: facts.answer_by ? formatMoment(zone, facts.answer_by, locale) : '',
    heldUntil: facts.held_until ? formatMoment(zone, facts.held_until, locale) : '',
    answerHours: ANSWER_HOURS,
    holdMinutes: HOLD_SECONDS / 60,
    ...cancellingValues(facts, { speech, now: facts.updated_at }),
    ...kind.values?.({ details, times, timeZone: zone, address: snapshot.address }, speech),
  };
}
