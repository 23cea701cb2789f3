import { MessageCircle } from 'lucide-react';
import { useActedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type BookingCard, isUnpaid } from '../booking.ts';
import { writableUntil } from '../follow-up.ts';
import { usePagesOf } from './booking-pages.tsx';

type Props = {
  booking: Pick<BookingCard, 'kind' | 'personId' | 'providerId' | 'status' | 'payment' | 'answerBy' | 'endsAt'>;
};

/** Leads into the conversation with the provider of a booking, where one may write: by a booking that stands, for whom one may write. */
export function WriteToProvider({ booking }: Props) {
  const t = useWords();
  const now = useOpenedAt();
  const people = useActedFor();
  const { personId, providerId, status, endsAt } = booking;
  const other = people?.find(({ _id }) => _id === personId);
  const { followUpDays: days } = usePagesOf(booking.kind);
  const isOver = now > writableUntil({ endsAt: new Date(endsAt), days });
  if (!people || status === 'cancelled' || isUnpaid(booking) || isOver) return null;
  if (other && !other.scopes.includes('messages')) return null;
  return (
    <ButtonLink
      variant="secondary"
      icon={<MessageCircle size={20} aria-hidden="true" />}
      href={href('/communicationHub/*', { rest: `with/${providerId}` }, { for: other?._id })}
      data-testid="write-to-provider"
    >
      {t('bookings.writeTo')}
    </ButtonLink>
  );
}
