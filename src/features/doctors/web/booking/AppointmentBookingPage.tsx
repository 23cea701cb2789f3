import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import type { Loader } from '#web/page-module.ts';
import { pageTitle } from '#web/page-title.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { MOST_SCHEDULE_DAYS } from '../../contract.ts';
import { type DoctorDetails, isBookable } from '../../doctor.ts';
import { DoctorNotFound } from '../details/DoctorNotFound.tsx';
import { doctorAddress } from '../doctor-address.ts';
import { doctorWith } from '../queries.ts';
import { AppointmentBooking } from './AppointmentBooking.tsx';
import { MoveAppointment } from './MoveAppointment.tsx';
import { freeTimesOf } from './queries.ts';

const ofDoctor = defineLoader(({ search }) => ({
  found: doctorWith(search.get('doctor')),
  schedule: freeTimesOf(search.get('doctor')),
}));

// An appointment that is moved is asked for by whoever is logged in, and not for the page that everybody gets.
export const loader: Loader<Record<string, object>> = (place) => (place.search.get('move') ? {} : ofDoctor(place));

/** Books a doctor; `?move=` is an appointment that gets another time. */
export default function AppointmentBookingPage() {
  const move = useSearchParams()[0].get('move');
  return move ? <MoveAppointment id={move} /> : <NewAppointment />;
}

function NewAppointment() {
  const { found, schedule } = useLoaderData(ofDoctor);
  if (!found) return <DoctorNotFound />;
  if (!isBookable(found.data)) return <NotBookable doctor={found.data} />;
  const free = (schedule?.data ?? []).filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt);
  return (
    <AppointmentBooking
      key={found.data._id}
      doctor={found.data}
      free={free}
      aheadDays={schedule?.aheadDays ?? MOST_SCHEDULE_DAYS}
    />
  );
}

function NotBookable({ doctor }: { doctor: DoctorDetails }) {
  const t = useWords();
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('doctors.book.gone.title'))}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={t('doctors.book.gone.title')}
        action={<ButtonLink href={doctorAddress(doctor)}>{doctor.name}</ButtonLink>}
      >
        {t('doctors.book.gone.text')}
      </EmptyState>
    </div>
  );
}
