import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LineCard } from '#features/availability/web/lines/LineCard.tsx';
import { LineRow } from '#features/availability/web/lines/LineRow.tsx';
import { OfferNotice } from '#features/availability/web/lines/OfferNotice.tsx';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { bookingKeys } from '#features/bookings/web/queries.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { newKey } from '#web/new-key.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { roomInWords } from '../../rooms.ts';
import { waiting as calls, type WaitingPlace } from '../../waiting-contract.ts';
import { myWaiting } from '../queries.ts';

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
    <LineCard id="waiting-days" title={t('seniorCare.waiting.title')}>
      {inLine.map((one) => (
        <InLine key={one._id} one={one} />
      ))}
    </LineCard>
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
  return (
    <LineRow
      title={sentenceCase(day, locale)}
      facts={[
        one.centerName,
        roomInWords(one.roomType, t),
        forWhom(one, t),
        t('availability.line.place', { place: one.place ?? 0 }),
      ]}
      leaveLabel={t('seniorCare.waiting.leave.which', { day })}
      onLeave={() => leave.mutate()}
      isLeaving={leave.isPending}
      failure={useRefusalOf(leave.error)}
      data-testid={`waiting-${one.day}`}
    />
  );
}

/** A seat that is held for this family alone, until when, and the two answers. */
function Offer({ offer, until }: { offer: WaitingPlace; until: string }) {
  const t = useWords();
  const locale = useLocale();
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
  return (
    <OfferNotice
      title={t('seniorCare.waiting.offer', { day: formatDayInWords(offer.day, locale), name: offer.centerName })}
      until={until}
      timeZone={offer.timeZone}
      facts={[roomInWords(offer.roomType, t), forWhom(offer, t)].filter(Boolean).join(' · ')}
      accept={
        <Button
          isBusy={accept.isPending}
          busyLabel={t('availability.line.busy')}
          onClick={() => accept.mutate()}
          data-testid="offer-accept"
        >
          {t('seniorCare.waiting.accept')}
        </Button>
      }
      onDecline={() => decline.mutate()}
      isDeclining={decline.isPending}
      failure={failure}
    />
  );
}
