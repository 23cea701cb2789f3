import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import type { Loader } from '#web/page-module.ts';
import { pageTitle } from '#web/page-title.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { type CaregiverDetails, isBookable } from '../../caregiver.ts';
import { CaregiverNotFound } from '../details/CaregiverNotFound.tsx';
import { profileOf } from '../list/CaregiverRow.tsx';
import { caregiverWith, hoursOf } from '../queries.ts';
import { CareBooking } from './CareBooking.tsx';
import { MoveVisit } from './MoveVisit.tsx';

const ofCaregiver = defineLoader(({ search }) => ({
  found: caregiverWith(search.get('caregiver')),
  schedule: hoursOf(search.get('caregiver')),
}));

// A visit that is moved is asked for by whoever is logged in, and not for the page that everybody gets.
export const loader: Loader<Record<string, object>> = (place) => (place.search.get('move') ? {} : ofCaregiver(place));

/** Books a caregiver; `?move=` is a visit that gets another time. */
export default function CareBookingPage() {
  const move = useSearchParams()[0].get('move');
  return move ? <MoveVisit id={move} /> : <NewVisit />;
}

function NewVisit() {
  const { found, schedule } = useLoaderData(ofCaregiver);
  if (!found) return <CaregiverNotFound />;
  if (!isBookable(found.data)) return <NotBookable caregiver={found.data} />;
  return <CareBooking key={found.data._id} caregiver={found.data} slots={schedule?.data ?? []} />;
}

function NotBookable({ caregiver }: { caregiver: CaregiverDetails }) {
  const t = useWords();
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('caregivers.book.gone.title'))}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={t('caregivers.book.gone.title')}
        action={<ButtonLink href={profileOf(caregiver._id)}>{caregiver.name}</ButtonLink>}
      >
        {t('caregivers.book.gone.text')}
      </EmptyState>
    </div>
  );
}
