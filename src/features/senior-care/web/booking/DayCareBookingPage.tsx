import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { draftOfBooking } from '#features/bookings/web/wizard/booking-draft.ts';
import { LoginGate } from '#features/bookings/web/wizard/LoginGate.tsx';
import { PersonStep } from '#features/bookings/web/wizard/PersonStep.tsx';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { useWizardHistory } from '#features/bookings/web/wizard/useWizardHistory.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useNow } from '#web/useNow.ts';
import { type BookableDetails, isBookable } from '../../centre.ts';
import { CentreNotFound } from '../details/CentreNotFound.tsx';
import { useLastList } from '#features/search/web/last-list.ts';
import { centreWith } from '../queries.ts';
import { searchAddress } from '../list/search-address.ts';
import { bookingAddress, stepOf, type StepProps } from './booking-steps.ts';
import { CheckStep } from './CheckStep.tsx';
import { DatesStep } from './DatesStep.tsx';
import { problemsOf, readStay } from './stay-draft.ts';
import { StaySummary } from './StaySummary.tsx';

export const loader = defineLoader(({ search }) => ({ found: centreWith(search.get('center')) }));

/** Days, person, check: each step has its own address, which holds all that was chosen. */
export default function DayCareBookingPage() {
  const { found } = useLoaderData(loader);
  if (!found || !isBookable(found.data)) return <CentreNotFound />;
  return <Booking key={found.data._id} centre={found.data} />;
}

function Booking({ centre }: { centre: BookableDetails }) {
  const [params] = useSearchParams();
  const now = useNow();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readStay(params, centre, now));
  const asked = stepOf(params);
  const step = asked > 1 && problemsOf(draft, centre, now).length > 0 ? 1 : asked;
  const promisedCents = Number(params.get('total')) || undefined;
  const address = bookingAddress(centre._id, draft, step, {
    total: step > 1 ? promisedCents : undefined,
    welcome: params.get('welcome'),
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
      {step === 2 && isLoggedIn && (
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
      {step === 3 && isLoggedIn && <CheckStep {...given} />}
    </WizardLayout>
  );
}
