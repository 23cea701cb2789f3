import { notify } from '#features/notifications/server/notify.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import { languageNamed } from '#server/http/language.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { brand } from '#shared/brand.ts';
import { writtenForReader } from '#shared/both-clocks.ts';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import type { Booking } from '../../booking.ts';
import { PAY_ASK_NOTICE, type PayAskFacts } from '../../notification.ts';
import { auditChange } from '../audit-change.ts';
import { payPageOf } from '../booking-messages.ts';
import { type BookingContext, speechIn } from '../kind.ts';
import { bookingOf } from '../opened/opened-store.ts';
import { refreshPages } from '../notify-parties.ts';
import { presentBooking } from '../present.ts';
import { lockBooking } from '../store.ts';
import { markPayAsked } from './pay-ask-store.ts';
import { payersOf } from './payers-store.ts';

type PayRequest = { bookingId: string; userId: string };
type Payer = Awaited<ReturnType<typeof payersOf>>[number];

/**
 * Somebody who may book for a person and not pay asks those who may: once a day for a booking, whoever asks. Whoever may pay asks
 * nobody. Throws `not_found`, and `too_late` when nothing of it can be paid.
 */
export async function askToPay(context: BookingContext, { bookingId, userId }: PayRequest): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const locked = await lockBooking(db, bookingId, { userId, scope: 'bookings', now });
    const row = locked && (await bookingOf(db, { id: bookingId, userId, scopes: ['bookings'], now }));
    if (!row) throw new Failure('not_found');
    const booking = presentBooking(row, { ...inside, speech: speechIn('en') });
    const isHoldOver = booking.status === 'pending' && row.held_until !== null && row.held_until <= now;
    if (!booking.canPay || isHoldOver) throw new Failure('too_late');
    if (!booking.payers || booking.payers.isAsked) return;
    const asker = await db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const facts = factsOf(booking, `${asker.first_name} ${asker.last_name}`.trim());
    const payers = await payersOf(db, { bookingId, now });
    // Whoever booked sees it as long as they may book, everybody else as long as they may pay.
    await tell(inside, { booking, facts, payers: payers.filter((payer) => payer.is_booker), scope: 'bookings' });
    await tell(inside, { booking, facts, payers: payers.filter((payer) => !payer.is_booker), scope: 'payments' });
    await markPayAsked(db, bookingId, now);
    await refreshPages(inside, { ...locked, isSent: false });
    await auditChange(inside, locked, userId);
  });
}

const factsOf = (booking: Booking, name: string): PayAskFacts => ({
  name,
  personName: booking.personName,
  personId: booking.personId,
  providerName: booking.providerName,
  kind: booking.kind,
  cents: booking.money.dueNowCents,
  until: booking.heldUntil ?? booking.payBy ?? booking.otherWayBy,
  timeZone: booking.timeZone,
});

type PayNews = { booking: Booking; facts: PayAskFacts; payers: readonly Payer[]; scope: 'bookings' | 'payments' };

async function tell({ db, publicUrl, now }: BookingContext, { booking, facts, payers, scope }: PayNews) {
  const link = payPageOf(booking);
  const latest = facts.until === null ? undefined : new Date(facts.until);
  await notify(db, {
    kind: PAY_ASK_NOTICE,
    subjectId: booking._id,
    personId: booking.personId,
    scope,
    about: 'bookings',
    latest,
    readers: payers.map(({ id }) => ({ userId: id, providerId: null })),
    facts,
    letters: payers.flatMap((payer) => lettersTo(payer, { facts, link: publicUrl + link, latest })),
    link: () => link,
    refreshes: () => ['bookings'],
    now,
  });
}

type Letter = { facts: PayAskFacts; link: string; latest: Date | undefined };

function lettersTo(payer: Payer, { facts, link, latest }: Letter): WrittenLetter[] {
  const { t, locale } = speechIn(languageNamed(payer.language));
  const values = {
    brand: brand.name,
    name: facts.name,
    person: facts.personName,
    provider: facts.providerName,
    cents: formatMoney(facts.cents, locale),
    isTimed: String(latest !== undefined),
    until: latest ? writtenForReader(latest, { timeZone: facts.timeZone, readerZone: payer.time_zone, locale }) : '',
    link,
  };
  const news = { about: 'bookings' as const, userId: payer.id, latest };
  const parts = [t('bookings.mail.hello', { name: payer.first_name }), t('bookings.mail.payAsked', values), brand.name];
  return [
    {
      channel: 'mail',
      to: payer.email,
      subject: sentenceCase(t('bookings.mail.payAsked.subject', values), locale),
      text: parts.join('\n\n'),
      ...news,
    },
    ...(payer.phone
      ? [{ channel: 'sms' as const, to: payer.phone, text: t('bookings.text.payAsked', values), ...news }]
      : []),
  ];
}
