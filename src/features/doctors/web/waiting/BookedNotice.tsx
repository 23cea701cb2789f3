import type { WaitingLine } from '#features/availability/line-contract.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useSlotWords } from '../booking/useSlotWords.ts';

type Props = { booked: NonNullable<NonNullable<WaitingLine['offer']>['booked']> };

/** What happens with an appointment that one has with another doctor: it stays until its family cancels it, by its own terms. */
export function BookedNotice({ booked: { bookingId, providerName, timeZone, startsAt } }: Props) {
  const t = useWords();
  const { brief } = useSlotWords(timeZone);
  return (
    <p className="small" data-testid="offer-booked">
      {t('availability.line.booked', { name: providerName, moment: brief(startsAt) })}{' '}
      <a className="link" href={href('/dashboardappointments', undefined, { id: bookingId })}>
        {t('availability.line.booked.see')}
      </a>
    </p>
  );
}
