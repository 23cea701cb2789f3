import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WaitingLine } from '#features/availability/line-contract.ts';
import { LineCard } from '#features/availability/web/lines/LineCard.tsx';
import { LineRow } from '#features/availability/web/lines/LineRow.tsx';
import { OfferNotice } from '#features/availability/web/lines/OfferNotice.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf, keyOf } from '#web/queries.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { earlierTimes } from '../../appointment-contract.ts';
import { doctors } from '../../contract.ts';
import { useSlotWords } from '../booking/useSlotWords.ts';
import { myEarlierTimes } from '../queries.ts';
import { BookedNotice } from './BookedNotice.tsx';

type Offer = NonNullable<WaitingLine['offer']>;

/** The times that are held for this account alone, each with its clock; nothing when none is. */
export const EarlierOffers = ({ lines }: { lines: readonly WaitingLine[] }) =>
  lines.map((line) => line.offer && <OfferedTime key={line._id} line={line} offer={line.offer} />);

export const isWaiting = ({ place }: WaitingLine) => place !== null;

/** With whom one waits for an earlier time, and the place in each line; nothing for whoever waits for nothing. */
export function EarlierLines({ lines }: { lines: readonly WaitingLine[] }) {
  const t = useWords();
  const waiting = lines.filter(isWaiting);
  if (waiting.length === 0) return null;
  return (
    <LineCard id="earlier-times" title={t('availability.line.title')}>
      {waiting.map((line) => (
        <Line key={line._id} line={line} />
      ))}
    </LineCard>
  );
}

/** Says no to what is offered, or leaves the line. */
function useAnswering(what: 'decline' | 'leave', id: string, done: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callsOf(client, earlierTimes)[what]({ params: { id } }),
    onSuccess: async (answer) => {
      client.setQueryData(myEarlierTimes().queryKey, answer);
      toast({ text: done });
      await client.invalidateQueries({ queryKey: keyOf(doctors.schedule) });
    },
  });
}

function Line({ line }: { line: WaitingLine }) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, providerName: name, lastDay, place, others } = line;
  const also = others.map((other) => t('availability.line.also', other));
  const leave = useAnswering('leave', id, t('availability.line.left'));
  return (
    <LineRow
      title={t('availability.line.waits', { day: formatDayInWords(lastDay, locale, 'yearless') })}
      facts={[name, forWhom(line, t), t('availability.line.place', { place: place ?? 0 }), ...also]}
      leaveLabel={t('availability.line.leave.which', { name })}
      onLeave={() => leave.mutate()}
      isLeaving={leave.isPending}
      failure={useRefusalOf(leave.error)}
      data-testid={`earlier-${id}`}
    />
  );
}

function OfferedTime({
  line,
  offer: { providerName, startsAt, until, address, booked },
}: {
  line: WaitingLine;
  offer: Offer;
}) {
  const t = useWords();
  const { brief } = useSlotWords(line.timeZone);
  const decline = useAnswering('decline', line._id, t('availability.line.declined'));
  return (
    <OfferNotice
      title={t('availability.line.offer', { name: providerName, moment: brief(startsAt) })}
      until={until}
      timeZone={line.timeZone}
      facts={forWhom(line, t)}
      more={booked && <BookedNotice booked={booked} />}
      accept={
        <ButtonLink href={address} data-testid="earlier-accept">
          {t('availability.line.accept')}
        </ButtonLink>
      }
      onDecline={() => decline.mutate()}
      isDeclining={decline.isPending}
      failure={useRefusalOf(decline.error)}
    />
  );
}
