import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CareNotesStep } from '#features/bookings/web/wizard/CareNotesStep.tsx';
import { draftOfBooking, personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { LoginGate } from '#features/bookings/web/wizard/LoginGate.tsx';
import { PersonStep } from '#features/bookings/web/wizard/PersonStep.tsx';
import { useMustChoose } from '#features/bookings/web/wizard/useWho.ts';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { useWizardHistory } from '#features/bookings/web/wizard/useWizardHistory.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import type { Load } from '#web/page-module.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useNow } from '#web/useNow.ts';
import { type BookableDetails, isBookable } from '../../centre.ts';
import { CentreNotFound } from '../details/CentreNotFound.tsx';
import { useLastList } from '#features/search/web/last-list.ts';
import { centreWith } from '../queries.ts';
import { searchAddress } from '../list/search-address.ts';
import { ChangeDays } from '../change/ChangeDays.tsx';
import { bookingAddress, stepOf, type StepProps } from './booking-steps.ts';
import { CheckStep } from './CheckStep.tsx';
import { DatesStep } from './DatesStep.tsx';
import { problemsOf, readStay } from './stay-draft.ts';
import { StaySummary } from './StaySummary.tsx';

const ofCentre = defineLoader(({ search }) => ({ found: centreWith(search.get('center')) }));

// The days of a booking are asked for by whoever is logged in, and not for the page that everybody gets.
export const loader: Load<Record<string, object>> = (place) => (place.search.get('change') ? {} : ofCentre(place));

/** Days, person, check: each step has its own address, which holds all that was chosen. `?change=` are the days of a booking. */
export default function DayCareBookingPage() {
  const change = useSearchParams()[0].get('change');
  return change ? <ChangeDays id={change} /> : <NewBooking />;
}

function NewBooking() {
  const { found } = useLoaderData(ofCentre);
  if (!found || !isBookable(found.data)) return <CentreNotFound />;
  return <Booking key={found.data._id} centre={found.data} />;
}

function Booking({ centre }: { centre: BookableDetails }) {
  const [params] = useSearchParams();
  const now = useNow();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readStay(params, centre, now));
  useFollowedPerson(personNamed(params), (familyMemberId) => setDraft({ ...draft, familyMemberId }));
  const mustChoose = useMustChoose(draft.familyMemberId);
  const asked = mustChoose && stepOf(params) === 3 ? 2 : stepOf(params);
  const step = asked > 1 && problemsOf(draft, centre, now).length > 0 ? 1 : asked;
  const promisedCents = Number(params.get('total')) || undefined;
  const address = bookingAddress(centre._id, draft, step, {
    total: step > 1 ? promisedCents : undefined,
    welcome: params.get('welcome'),
    know: step === 2 ? params.get('know') : undefined,
  });
  useWizardHistory({ address, isFirstStep: asked === 1 });
  const last = useLastList();

  const given: StepProps = {
    centre,
    draft,
    onChange: (change) => setDraft({ ...draft, ...change }),
    promisedCents,
    now,
  };
  return (
    <WizardLayout summary={<StaySummary centre={centre} draft={draft} />}>
      {step === 1 && <DatesStep {...given} />}
      {step > 1 && !isLoggedIn && (
        <LoginGate
          draft={draftOfBooking(centre)}
          backTo={bookingAddress(centre._id, draft, 1)}
          next={bookingAddress(centre._id, draft, 2, { total: promisedCents, welcome: 1 })}
          lookingAt={last?.address ?? searchAddress({ place: `${centre.city}, ${centre.state}` })}
        />
      )}
      {step === 2 && isLoggedIn && params.has('know') && (
        <CareNotesStep
          provider={centre}
          personId={draft.familyMemberId}
          backTo={bookingAddress(centre._id, draft, 3, { total: promisedCents })}
          onContinue={() => navigate(bookingAddress(centre._id, draft, 3, { total: promisedCents }))}
        />
      )}
      {step === 2 && isLoggedIn && !params.has('know') && (
        <PersonStep
          draft={draftOfBooking(centre)}
          backTo={bookingAddress(centre._id, draft, 1)}
          onContinue={(familyMemberId) => {
            const chosen = { ...draft, familyMemberId };
            setDraft(chosen);
            return navigate(bookingAddress(centre._id, chosen, 3, { total: promisedCents }));
          }}
        />
      )}
      {step === 3 && isLoggedIn && <CheckStep {...given} key={draft.familyMemberId} />}
    </WizardLayout>
  );
}
