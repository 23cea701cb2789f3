import { useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { CalendarDay } from '../../partner-contract.ts';
import { roomInWords } from '../../rooms.ts';

/** How many places of each room are taken on a day; nothing where there are none. */
export function DayRooms({ rooms }: Pick<CalendarDay, 'rooms'>) {
  const t = useWords();
  if (rooms.length === 0) return null;
  return (
    <FactList
      look="figures"
      data-testid="day-rooms"
      facts={rooms.map(({ type, taken, capacity }) => ({
        term: roomInWords(type, t) ?? '',
        value: t('seniorCare.room.taken', { taken, capacity }),
        testId: `room-${type}`,
      }))}
    />
  );
}
