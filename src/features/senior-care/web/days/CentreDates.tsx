import { CalendarDays } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type Day, dayIn, readDay, slashedDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import type { CentreDetails } from '../../centre.ts';
import type { RoomType } from '../../rooms.ts';
import { CentreDaysCalendar } from './CentreDaysCalendar.tsx';
import { useCalendarBrought } from './DaysCalendar.tsx';
import { StayDates } from './StayDates.tsx';

type Dates = { checkInDate: string; checkOutDate: string; weekDays: number[] };

type Props = Pick<ComponentProps<typeof StayDates>, 'errors' | 'isCompact' | 'problems' | 'saysAll' | 'testId'> & {
  centre: CentreDetails;
  guests: number;
  /** Where it has rooms. */
  room: RoomType | null;
  /** As typed, `06/17/2026` once they are days. */
  dates: Dates;
  onChange: (change: Partial<Dates>) => void;
  now: Date;
  calendarId: string;
};

/** The first and the last day at a center, typed or chosen in its calendar together with the weekdays. */
export function CentreDates({ centre, guests, room, dates, onChange, now, calendarId, ...fields }: Props) {
  const t = useWords();
  const [from, to] = [readDay(dates.checkInDate), readDay(dates.checkOutDate)];
  useCalendarBrought();
  const choose = ({ from, to, weekDays }: { from?: Day; to?: Day; weekDays?: number[] }) =>
    onChange({
      ...(from && { checkInDate: slashedDay(from) }),
      ...(to && { checkOutDate: slashedDay(to) }),
      ...(weekDays && { weekDays }),
    });
  return (
    <StayDates
      {...fields}
      checkIn={dates.checkInDate}
      checkOut={dates.checkOutDate}
      onChange={({ checkIn, checkOut }) =>
        onChange({
          ...(checkIn !== undefined && { checkInDate: slashed(checkIn) }),
          ...(checkOut !== undefined && { checkOutDate: slashed(checkOut) }),
        })
      }
      ids={{ checkIn: 'checkInDate', checkOut: 'checkOutDate' }}
    >
      <Popover
        label={t('seniorCare.days.title')}
        isSheet
        isModal
        size="wide"
        align={fields.isCompact ? 'end' : 'start'}
        trigger={(trigger) => (
          <Button
            {...trigger}
            variant="secondary"
            icon={<CalendarDays size={22} aria-hidden="true" />}
            data-testid={`${fields.testId}-calendar`}
          >
            {t('seniorCare.days.open')}
          </Button>
        )}
      >
        {({ isOpen, close }) =>
          isOpen && (
            <CentreDaysCalendar
              chosen={{ from, to, weekDays: dates.weekDays }}
              onChange={choose}
              centre={centre}
              guests={guests}
              room={room}
              today={dayIn(centre.timeZone, now)}
              id={calendarId}
              onDone={close}
            />
          )
        }
      </Popover>
    </StayDates>
  );
}

const slashed = (text: string) => {
  const day = readDay(text);
  return day ? slashedDay(day) : text;
};
