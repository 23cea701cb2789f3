import { useSearchParams } from 'react-router';
import { HoursEditor } from '#features/availability/partner/HoursEditor.tsx';
import type { OwnHours } from '#features/availability/partner-contract.ts';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import type { Agenda } from '../../calendar.ts';
import { CalendarFeedCard } from '../feed/CalendarFeedCard.tsx';
import { BookedInTimeOff } from '../offer/BookedInTimeOff.tsx';
import { AgendaDays } from './AgendaDays.tsx';
import { agendaShownIn } from './queries.ts';

const tabs = ['day', 'week', 'hours'] as const;

type Props = { agenda: Agenda; hours: OwnHours };

/** Who comes to a provider and what is free, by day and by week, and the hours that make it (`?show=`). */
export function SlotCalendar({ agenda, hours }: Props) {
  const t = useWords();
  const [search] = useSearchParams();
  const show = agendaShownIn(search);
  return (
    <PartnerFrame heading={t('bookings.agenda')} lead={t('bookings.agenda.lead')}>
      <AddressTabs
        name="show"
        label={t('bookings.agenda')}
        tabs={tabs.map((value) => ({ value, label: t(`bookings.agenda.${value}`) }))}
        value={show}
      >
        {hours.waiting > 0 && (
          <p className="muted" data-testid="in-line">
            {t('availability.line.count', { count: hours.waiting })}
          </p>
        )}
        {show === 'hours' ? (
          <HoursEditor
            key={hours._id}
            hours={hours}
            booked={(off) => <BookedInTimeOff key={off.timeOffId} {...off} />}
          />
        ) : (
          <AgendaDays agenda={agenda} offered={hours.offered} days={show === 'week' ? 7 : 1} />
        )}
      </AddressTabs>
      <CalendarFeedCard key={hours._id} place={hours} />
    </PartnerFrame>
  );
}
