import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { insurance } from '../contract.ts';
import { CardFace } from '../web/CardFace.tsx';

/** The card by which a booking is to be paid, asked for when the request is opened: each look is in the trail of the person. */
export function RequestCardShown({ bookingId }: { bookingId: string }) {
  const t = useWords();
  const today = useOpenedAt().toISOString().slice(0, 10);
  refreshOn(['requests'], keyOf(insurance.shown));
  const { data } = useQuery(callQueryOrNull(insurance.shown, { params: { id: bookingId } }));
  if (!data) return null;
  const { data: card } = data;
  return (
    <>
      <CardFace card={card} personName={card.personName} today={today} as="h4">
        {card.dob && <p className="small">{t('insurance.dob', { day: formatDay(card.dob) })}</p>}
      </CardFace>
      <p className="small muted">{t('insurance.shown')}</p>
    </>
  );
}
