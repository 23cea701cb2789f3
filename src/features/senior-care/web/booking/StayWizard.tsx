import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Booking } from '#features/bookings/booking.ts';
import { choosingSteps, stepNamed } from '#features/bookings/steps.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { BookingWizard } from '#features/bookings/web/wizard/BookingWizard.tsx';
import { useIsAsked, useIsPassed, useMustChoose } from '#features/bookings/web/wizard/useWho.ts';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { useNewcomer } from '#features/bookings/web/wizard/useNewcomer.ts';
import { useLastList } from '#features/search/web/last-list.ts';
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
    <BookingWizard
      kind="stay"
      summary={<StaySummary centre={centre} draft={draft} />}
      provider={centre}
      personId={draft.familyMemberId}
      step={step}
      addressOf={(at, more) => addressOf(draft, at, { total: at === 'time' ? undefined : promisedCents, ...more })}
      more={{ proposed: step === 'time' && isProposed ? 1 : undefined }}
      isFirstStep={inAddress === 'time' || asked === 'time'}
      lookingAt={lookingAt}
      onPerson={(familyMemberId) => {
        const chosen = { ...draft, familyMemberId };
        setDraft(chosen);
        return navigate(addressOf(chosen, 'check', { total: promisedCents, new: undefined }));
      }}
      time={<DatesStep {...given} isProposed={isProposed} lookingAt={lookingAt} />}
      check={<CheckStep {...given} key={isAdded ? null : draft.familyMemberId} />}
    />
  );
}
