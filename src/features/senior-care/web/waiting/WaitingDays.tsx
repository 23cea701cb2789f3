import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { bookingKeys } from '#features/bookings/web/queries.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilClock } from '#web/moment-in-words.ts';
import { newKey } from '#web/new-key.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useNow } from '#web/useNow.ts';
import { roomInWords } from '../../rooms.ts';
import { waiting as calls, type WaitingPlace } from '../../waiting-contract.ts';
import { myWaiting } from '../queries.ts';
import styles from './Waiting.module.css';

/** What is offered to this family alone, with its clock; nothing when nothing is. */
export function Offers({ waiting }: { waiting: readonly WaitingPlace[] }) {
  const offers = waiting.filter(({ offeredUntil }) => offeredUntil !== null);
  return offers.map((offer) => <Offer key={offer._id} offer={offer} until={offer.offeredUntil ?? ''} />);
}

export const isInLine = ({ place }: WaitingPlace) => place !== null;

/** For which days one waits, and the place in each line; nothing for whoever waits for nothing. */
export function WaitingDays({ waiting }: { waiting: readonly WaitingPlace[] }) {
  const t = useWords();
  const inLine = waiting.filter(isInLine);
  if (inLine.length === 0) return null;
  return (
    <Card aria-labelledby="waiting-days" data-testid="waiting-days">
      <h2 id="waiting-days" className={styles.title}>
        {t('seniorCare.waiting.title')}
      </h2>
      <ul className={styles.list}>
        {inLine.map((one) => (
          <InLine key={one._id} one={one} />
        ))}
      </ul>
    </Card>
  );
}

function useLeaving(id: string, done: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callsOf(client, calls).leave({ params: { id } }),
    onSuccess: (answer) => {
      client.setQueryData(myWaiting().queryKey, answer);
      toast({ text: done });
    },
  });
}

function InLine({ one }: { one: WaitingPlace }) {
  const t = useWords();
  const locale = useLocale();
  const day = formatDayInWords(one.day, locale);
  const leave = useLeaving(one._id, t('seniorCare.waiting.left'));
  const failure = useRefusalOf(leave.error);
  return (
    <li data-testid={`waiting-${one.day}`}>
      <div>
        <b>{sentenceCase(day, locale)}</b>
        <p className="small muted">
          {[
            one.centerName,
            roomInWords(one.roomType, t),
            forWhom(one, t),
            t('seniorCare.waiting.place', { place: one.place ?? 0 }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {failure && <p role="alert">{t(`errors.${failure.code}`, failure.values)}</p>}
      </div>
      <Button
        variant="secondary"
        isBusy={leave.isPending}
        busyLabel={t('seniorCare.skip.busy')}
        onClick={() => leave.mutate()}
        aria-label={t('seniorCare.waiting.leave.which', { day })}
        data-testid="waiting-leave"
      >
        {t('seniorCare.waiting.leave')}
      </Button>
    </li>
  );
}

const MINUTE_MS = 60_000;

/** A seat that is held for this family alone, until when, and the two answers. */
function Offer({ offer, until }: { offer: WaitingPlace; until: string }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const client = useQueryClient();
  const navigate = useNavigate();
  const pages = usePagesOf('stay');
  const [key] = useState(newKey);
  const decline = useLeaving(offer._id, t('seniorCare.waiting.declined'));
  const accept = useMutation({
    mutationFn: () => callsOf(client, calls).accept({ params: { id: offer._id } }, { idempotencyKey: key }),
    onSuccess: ({ data }) => navigate(pages.pay(data._id)),
    onSettled: () =>
      Promise.all([...bookingKeys, keyOf(calls.mine)].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const failure = useRefusalOf(accept.error ?? decline.error);
  const minutes = Math.ceil((Date.parse(until) - now.getTime()) / MINUTE_MS);
  return (
    <Notice
      tone="warning"
      isLive
      title={t('seniorCare.waiting.offer', { day: formatDayInWords(offer.day, locale), name: offer.centerName })}
      data-testid="offer"
      action={
        minutes > 0 && (
          <span className={styles.actions}>
            <Button
              isBusy={accept.isPending}
              busyLabel={t('seniorCare.skip.busy')}
              onClick={() => accept.mutate()}
              data-testid="offer-accept"
            >
              {t('seniorCare.waiting.accept')}
            </Button>
            <Button
              variant="secondary"
              isBusy={decline.isPending}
              busyLabel={t('seniorCare.skip.busy')}
              onClick={() => decline.mutate()}
              data-testid="offer-decline"
            >
              {t('seniorCare.waiting.decline')}
            </Button>
          </span>
        )
      }
    >
      <p className="row">
        <Hourglass size={20} aria-hidden="true" />
        <span data-testid="offer-clock">
          {minutes > 0
            ? t('seniorCare.waiting.until', { time: untilClock(until, { timeZone: offer.timeZone, locale }), minutes })
            : t('seniorCare.waiting.over')}
        </span>
      </p>
      <p className="small">{[roomInWords(offer.roomType, t), forWhom(offer, t)].filter(Boolean).join(' · ')}</p>
      {failure && <p role="alert">{t(`errors.${failure.code}`, failure.values)}</p>}
    </Notice>
  );
}
