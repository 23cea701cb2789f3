import { HoursEditor } from '#features/availability/partner/HoursEditor.tsx';
import type { OwnHours } from '#features/availability/partner-contract.ts';
import { BookedInTimeOff } from '#features/bookings/partner/offer/BookedInTimeOff.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import type { Agenda } from '../../agenda-contract.ts';
import { agendaShownIn } from '../queries.ts';
import { AgendaDays } from './AgendaDays.tsx';

const tabs = ['day', 'week', 'hours'] as const;

type Props = {
  agenda: Agenda;
  hours: OwnHours;
  /** How it comes into a calendar of one’s own. */
  feed: ReactNode;
};

/** Who comes to a doctor and what is free, by day and by week, and the hours that make it (`?show=`). */
export function DoctorCalendar({ agenda, hours, feed }: Props) {
  const t = useWords();
  const [search] = useSearchParams();
  const show = agendaShownIn(search);
  return (
    <PartnerFrame heading={t('doctors.agenda')} lead={t('doctors.agenda.lead')}>
      <AddressTabs
        name="show"
        label={t('doctors.agenda')}
        tabs={tabs.map((value) => ({ value, label: t(`doctors.agenda.${value}`) }))}
        value={show}
      >
        {show === 'hours' ? (
          <HoursEditor
            key={hours._id}
            hours={hours}
            booked={(off) => <BookedInTimeOff key={off.timeOffId} {...off} />}
          />
        ) : (
          <AgendaDays agenda={agenda} days={show === 'week' ? 7 : 1} />
        )}
      </AddressTabs>
      {feed}
    </PartnerFrame>
  );
}
