import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Booking } from '#features/bookings/booking.ts';
import { choosingSteps, stepNamed } from '#features/bookings/steps.ts';
import { CareNotesStep } from '#features/bookings/web/wizard/CareNotesStep.tsx';
import { draftOfBooking, personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { LoginGate } from '#features/bookings/web/wizard/LoginGate.tsx';
import { PersonStep } from '#features/bookings/web/wizard/PersonStep.tsx';
import { useIsAsked, useIsPassed, useMustChoose } from '#features/bookings/web/wizard/useWho.ts';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { useNewcomer } from '#features/bookings/web/wizard/useNewcomer.ts';
import { useWizardHistory } from '#features/bookings/web/wizard/useWizardHistory.ts';
import { useLastList } from '#features/search/web/last-list.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useNow } from '#web/useNow.ts';
import type { BookableDetails } from '../../centre.ts';
import { searchAddress } from '../list/search-address.ts';
import { bookingAddress, type StepProps } from './booking-steps.ts';
import { CheckStep } from './CheckStep.tsx';
import { DatesStep } from './DatesStep.tsx';
import { draftOfHeld, estimateOf, problemsOf, readStay } from './stay-draft.ts';
import { StaySummary } from './StaySummary.tsx';

type Props = {
  centre: BookableDetails;
  /** What is chosen anew: its person stays, so there is no step for that. */
  held?: Booking | undefined;
};

/** Days, person, check. */
export function StayWizard({ centre, held }: Props) {
  const [params] = useSearchParams();
  const now = useNow();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [chosen, setDraft] = useState(() =>
    held && !params.has('in') ? draftOfHeld(held) : readStay(params, centre, now),
  );
  const draft = held ? { ...chosen, familyMemberId: held.personId } : chosen;
  useFollowedPerson(personNamed(params), (familyMemberId) => setDraft({ ...draft, familyMemberId }));
  const mustChoose = useMustChoose(draft.familyMemberId);
  const isAsked = useIsAsked(draft.familyMemberId);
  const inAddress = stepNamed(choosingSteps, params);
  // Where there are rooms, which one it is to be is for the family to say.
  const isProposed = params.has('proposed') && centre.rooms.length === 0;
  const isPassed = useIsPassed(isProposed && !held, draft.familyMemberId);
  // The log-in leads to the step of the person: who is left to be chosen is not known before.
  const isFromLogin = inAddress === 'person' && params.has('welcome') && isAsked === false;
  const {
    newcomer,
    isAdded,
    inAddress: door,
  } = useNewcomer({
    personId: draft.familyMemberId,
    isAsked,
    onAdded: (familyMemberId) => setDraft({ ...draft, familyMemberId }),
  });
  const isUnsaid = mustChoose && !newcomer && !isAdded;
  const named = isFromLogin || isPassed ? 'check' : inAddress;
  const asked = held ? (named === 'time' ? 'time' : 'check') : isUnsaid && named === 'check' ? 'person' : named;
  const step = asked !== 'time' && problemsOf(draft, centre, now).length > 0 ? 'time' : asked;
  const [proposedCents] = useState(() => estimateOf(draft, centre)?.totalCents);
  const promisedCents = Number(params.get('total')) || (isPassed ? proposedCents : undefined);
  const addressOf: StepProps['addressOf'] = (stay, at, more) =>
    bookingAddress(centre._id, stay, at, { held: held?._id, new: door, ...more });
  const address = addressOf(draft, step, {
    total: step !== 'time' ? promisedCents : undefined,
    welcome: params.get('welcome'),
    know: step === 'person' ? params.get('know') : undefined,
    proposed: step === 'time' && isProposed ? 1 : undefined,
  });
  useWizardHistory({ address, isFirstStep: inAddress === 'time' || asked === 'time' });
  const lookingAt = useLastList()?.address ?? searchAddress({ place: `${centre.city}, ${centre.state}` });

  const given: StepProps = {
    centre,
    draft,
    held,
    addressOf,
    newcomer,
    onChange: (change) => setDraft({ ...draft, ...change }),
    promisedCents,
    now,
  };
  return (
    <WizardLayout kind="stay" summary={<StaySummary centre={centre} draft={draft} />}>
      {step === 'time' && <DatesStep {...given} isProposed={isProposed} lookingAt={lookingAt} />}
      {step !== 'time' && !isLoggedIn && (
        <LoginGate
          draft={draftOfBooking(centre)}
          backTo={addressOf(draft, 'time')}
          next={addressOf(draft, 'person', { total: promisedCents, welcome: 1 })}
          nextFor={(who) => addressOf(draft, 'person', { total: promisedCents, welcome: 1, new: who })}
          lookingAt={lookingAt}
        />
      )}
      {step === 'person' && isLoggedIn && params.has('know') && (
        <CareNotesStep
          provider={centre}
          personId={draft.familyMemberId}
          backTo={addressOf(draft, 'check', { total: promisedCents })}
          onContinue={() => navigate(addressOf(draft, 'check', { total: promisedCents }))}
        />
      )}
      {step === 'person' && isLoggedIn && !params.has('know') && (
        <PersonStep
          draft={draftOfBooking(centre)}
          backTo={addressOf(draft, 'time')}
          onContinue={(familyMemberId) => {
            const chosen = { ...draft, familyMemberId };
            setDraft(chosen);
            return navigate(addressOf(chosen, 'check', { total: promisedCents, new: undefined }));
          }}
        />
      )}
      {step === 'check' && isLoggedIn && <CheckStep {...given} key={isAdded ? null : draft.familyMemberId} />}
    </WizardLayout>
  );
}
