import type { Booking, Visit } from '#features/bookings/booking.ts';
import type { Need } from '#features/bookings/need.ts';
import type { Invitation } from '#features/circle/contract.ts';
import { answerAddress } from '#features/circle/web/invited/answer-address.ts';
import { FinishPaying } from '#features/bookings/web/BookingStatus.tsx';
import { AskToPay } from '#features/bookings/web/pay/AskToPay.tsx';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import type { PersonActedFor } from '#features/family/contract.ts';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { dayIn } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilClock, untilInWords } from '#web/moment-in-words.ts';
import { useOpenedAt } from '#web/installation.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './NeedsYou.module.css';
import { useDaysAhead, useVisitStart } from './visit-words.ts';

type Props = {
  needs: readonly Need[];
  invitations: readonly Invitation[];
  /** Those of whom nobody has said by what right one speaks for them. */
  unspoken: readonly PersonActedFor[];
  next: Booking | null;
  week: readonly Visit[];
};

/** What waits for the family, each with the one button that does it; nothing when nothing waits. */
export function NeedsYou({ needs, invitations, unspoken, next, week }: Props) {
  const t = useWords();
  const ahead = useDaysAhead();
  const now = useOpenedAt();
  // the next booking has the ticket
  const others = week.filter(({ isConfirmed, bookingId }) => isConfirmed && bookingId !== next?._id);
  const soon = others.filter(({ day, endsAt }) => ahead(day) <= 1 && new Date(endsAt) > now);
  const visits = soon.filter(
    (visit, index) => soon.findIndex((first) => first.bookingId === visit.bookingId) === index,
  );
  if (needs.length + invitations.length + unspoken.length + visits.length === 0) return null;
  return (
    <Card aria-labelledby="needs" className={styles.card} data-testid="needs">
      <h2 id="needs">{t('dashboard.needs')}</h2>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} />
        ))}
        {needs.map((need) => (
          <NeedRow key={need.name + need.booking._id} need={need} />
        ))}
        {unspoken.map((person) => (
          <BasisRow key={person._id} person={person} />
        ))}
        {visits.map((visit) => (
          <VisitRow key={visit.bookingId} visit={visit} />
        ))}
      </ul>
    </Card>
  );
}

/** Somebody who wants to help, or wants help, waits for an answer. */
function InvitationRow({ invitation: { _id: id, kind, fromName: name, personName } }: { invitation: Invitation }) {
  const t = useWords();
  return (
    <li className={styles.row}>
      <div>
        <h3>
          {kind === 'offer' && personName
            ? t('circle.offer.fromFor', { name, person: personName })
            : t(`circle.${kind}.from`, { name })}
        </h3>
      </div>
      <ButtonLink href={answerAddress(id)} data-testid="need-invitation">
        {t('dashboard.need.answer.button')}
      </ButtonLink>
    </li>
  );
}

/** Somebody who was added in the middle of a booking: the rest of their details, before the first day. */
function BasisRow({ person: { _id: id, firstName: name } }: { person: PersonActedFor }) {
  const t = useWords();
  return (
    <li className={styles.row} data-testid={`need-basis-${id}`}>
      <div>
        <h3>{t('dashboard.need.basis', { name })}</h3>
      </div>
      <ButtonLink href={href('/dashboard-addfamily', undefined, { step: 'edit', id })} data-testid="need-basis">
        {t('dashboard.need.basis.button')}
      </ButtonLink>
    </li>
  );
}

function NeedRow({ need: { name, booking, cents, until } }: { need: Need }) {
  const t = useWords();
  const locale = useLocale();
  const pages = usePagesOf(booking.kind);
  const now = useOpenedAt();
  const { timeZone } = booking;
  const moment = (instant: string) => untilInWords(instant, { timeZone, locale, look: 'short' });
  const clock = (instant: string) => {
    const isToday = dayIn(deviceZone(), new Date(instant)) === dayIn(deviceZone(), now);
    return isToday ? untilClock(instant, { timeZone, locale }) : moment(instant);
  };
  const isTimed = (name === 'due' || name === 'insure') && until !== null;
  const words = t(name === 'due' && isTimed ? 'dashboard.need.dueBy' : `dashboard.need.${name}`, {
    name: booking.providerName,
    ...(cents !== null && { amount: formatMoney(cents, locale) }),
    ...(until !== null && {
      until: isTimed ? moment(until) : clock(until),
    }),
  });
  const isOthers = cents !== null && !booking.mayPay;
  const record = pages.list(booking);
  const button = {
    pay: <FinishPaying booking={booking} />,
    choose: <NeedButton name="choose" to={record} booking={booking} />,
    insure: <NeedButton name="insure" to={booking.mayBook ? record : pages.pay(booking._id)} booking={booking} />,
    answer: <NeedButton name="answer" to={record} booking={booking} />,
    due: <NeedButton name="due" to={pages.pay(booking._id)} booking={booking} />,
  }[name];
  return (
    <li className={styles.row} data-testid={`need-${name}-${booking.bookingId}`}>
      <div>
        <h3>{isOthers ? t('dashboard.need.others', { amount: formatMoney(cents, locale) }) : words}</h3>
        <p className="small muted">
          {booking.providerName} · {forWhom(booking, t)}
        </p>
      </div>
      {isOthers ? <AskToPay booking={booking} /> : button}
    </li>
  );
}

type NeedButtonProps = { name: Exclude<Need['name'], 'pay'>; to: string; booking: Need['booking'] };

function NeedButton({ name, to, booking }: NeedButtonProps) {
  const t = useWords();
  const words = t(`dashboard.need.${name}.button`);
  return (
    <ButtonLink href={to} aria-label={`${words}: ${booking.providerName}`} data-testid={`need-${name}`}>
      {words}
    </ButtonLink>
  );
}

function VisitRow({ visit }: { visit: Visit }) {
  const t = useWords();
  return (
    <li className={styles.row} data-testid="need-visit">
      <div>
        <h3>{useVisitStart(visit)}</h3>
        <p className="small muted">
          {visit.providerName} · {forWhom(visit, t)}
        </p>
      </div>
      <ButtonLink
        variant="secondary"
        href={usePagesOf(visit.kind).list({ tab: 'upcoming', _id: visit.bookingId })}
        aria-label={`${t('dashboard.ticket.open')}: ${visit.providerName}`}
      >
        {t('dashboard.ticket.open')}
      </ButtonLink>
    </li>
  );
}
