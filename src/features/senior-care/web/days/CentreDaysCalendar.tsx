import { useWords } from '#web/i18n/words.tsx';
import type { CentreDetails } from '../../centre.ts';
import type { RoomType } from '../../rooms.ts';
import { useWaitingAt } from '../queries.ts';
import { dayFacts } from './day-facts.ts';
import { DaysCalendar, type DaysCalendarProps } from './DaysCalendar.tsx';
import { useYearOfSeats } from './own-seats.ts';

type Props = Omit<DaysCalendarProps, 'known'> & { centre: CentreDetails; guests: number; room: RoomType | null };

/** The calendar with the days of a center on it: open, closed, or full for so many guests, and for which of them one waits. */
export function CentreDaysCalendar({ centre, guests, room, ...props }: Props) {
  const t = useWords();
  const { today } = props;
  const seats = useYearOfSeats(centre._id, today, room);
  const inLine = useWaitingAt(centre._id);
  const factOf = dayFacts(seats, { centre, guests, inLine, t });
  const known = { factOf, openWeekdays: centre.openWeekdays, isWaitedFor: inLine.length > 0 };
  return <DaysCalendar {...props} known={known} />;
}
