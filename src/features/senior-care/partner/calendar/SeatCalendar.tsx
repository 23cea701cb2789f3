import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { CalendarFeedCard } from '#features/bookings/partner/feed/CalendarFeedCard.tsx';
import { DRAWER_BELOW_PIXELS } from '#shared/brand.ts';
import { type Day, dayIn, formatMonth } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { queryText } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { addMonths } from '#web/ui/calendar-month.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import type { CentreProfile } from '../../partner-contract.ts';
import { useNow } from '#web/useNow.ts';
import { lastOf, monthIn } from './calendar-days.ts';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { DayDialog } from './DayDialog.tsx';
import { MonthAgenda } from './MonthAgenda.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { daysOf } from '../queries.ts';
import styles from './SeatCalendar.module.css';
import { SeatLegend } from './SeatLegend.tsx';

/** The seats and guests of a center by day. */
export function SeatCalendar({ centre }: { centre: CentreProfile }) {
  const t = useWords();
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const isWide = useMedia(`(min-width: ${DRAWER_BELOW_PIXELS}px)`);
  const today = dayIn(centre.timeZone, useNow());
  const month = monthIn(search, today);
  const { data } = useQuery({
    ...daysOf(centre._id, { from: month, to: lastOf(month) }),
    throwOnError: (_, { state }) => state.data === undefined,
  });
  const days = new Map(data?.data.map((day) => [day.day, day]));
  const opened = days.get(search.get('day') ?? '');

  const change = (query: { month?: string; day?: Day }) =>
    setSearch(queryText({ month: month.slice(0, 7), ...query }), {
      replace: query.month === undefined,
      preventScrollReset: true,
    });
  const turnTo = (day: Day) => change({ month: day.slice(0, 7) });
  const open = (day: Day) => change({ day });
  const Month = isWide ? MonthGrid : MonthAgenda;
  return (
    <PartnerFrame
      heading={t('shell.partner.calendar')}
      title={`${t('shell.partner.calendar')}, ${formatMonth(month, locale)}`}
      isDense
    >
      <div className={styles.months}>
        <IconButton
          label={t('ui.calendar.previous')}
          icon={<ChevronLeft size={26} />}
          onClick={() => turnTo(addMonths(month, -1))}
          data-testid="month-previous"
        />
        <h2 id="month" tabIndex={-1} aria-live="polite">
          {sentenceCase(formatMonth(month, locale), locale)}
        </h2>
        <IconButton
          label={t('ui.calendar.next')}
          icon={<ChevronRight size={26} />}
          onClick={() => turnTo(addMonths(month, 1))}
          data-testid="month-next"
        />
        {!today.startsWith(month.slice(0, 7)) && (
          <Button
            variant="quiet"
            onClick={() => {
              turnTo(today);
              // This button goes.
              document.getElementById('month')?.focus();
            }}
            data-testid="month-today"
          >
            {t('seniorCare.calendar.today')}
          </Button>
        )}
      </div>
      <SeatLegend />
      <Month month={month} days={days} today={today} onOpen={open} onTurn={turnTo} />
      <DayDialog day={opened} centre={centre} today={today} onClose={() => change({})} />
      <CalendarFeedCard key={centre._id} place={centre} />
    </PartnerFrame>
  );
}
