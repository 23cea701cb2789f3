import { useQuery } from '@tanstack/react-query';
import type { WaitingLine } from '#features/availability/line-contract.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { useSlotWords } from '../booking/useSlotWords.ts';
import { myEarlierTimes } from '../queries.ts';

type Props = { booked: NonNullable<NonNullable<WaitingLine['offer']>['booked']> };

/** What happens with an appointment that one has with another doctor: it stays until its family cancels it, by its own terms. */
export function BookedNotice({ booked: { address, providerName, timeZone, startsAt } }: Props) {
  const t = useWords();
  const { brief } = useSlotWords(timeZone);
  return (
    <p className="small" data-testid="offer-booked">
      {t('availability.line.booked', { name: providerName, moment: brief(startsAt) })}{' '}
      <a className="link" href={address}>
        {t('availability.line.booked.see')}
      </a>
    </p>
  );
}

/** The same while the offered time is being booked, by when it begins; nothing for whoever has no other appointment. */
export function BookedBeside({ time }: { time: string }) {
  const { data } = useQuery({ ...myEarlierTimes(), enabled: useIsLoggedIn(), meta: { isQuiet: true } });
  const booked = data?.data.find(({ offer }) => offer?.startsAt === time)?.offer?.booked;
  return booked ? <BookedNotice booked={booked} /> : null;
}
