import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ChoosingStep } from '#features/bookings/steps.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { BookingWizard } from '#features/bookings/web/wizard/BookingWizard.tsx';
import { useChoosing } from '#features/bookings/web/wizard/useChoosing.ts';
import { useFollowedPerson } from '#features/bookings/web/wizard/useFollowedPerson.ts';
import { href, type Query } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import type { BookableDetails } from '../../caregiver.ts';
import type { Schedule } from '../../contract.ts';
import { CARE_VISIT } from '../../visit.ts';
import { readDraft, stepAddress, type StepProps, type VisitDraft } from './booking-steps.ts';
import { CheckStep } from './CheckStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import { VisitSummary } from './VisitSummary.tsx';

type Props = { caregiver: BookableDetails; slots: Schedule['data'] };

/** With what, how long and when, for whom, what the caregiver needs to know, and where: each step has its own address. */
export function CareBooking({ caregiver, slots }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readDraft(params, caregiver));
  const { familyMemberId: personId } = draft;
  useFollowedPerson(personNamed(params), (familyMemberId) => setDraft({ ...draft, familyMemberId }));
  const isReady = draft.time !== undefined && draft.services.length > 0;
  const { step, promisedCents, door } = useChoosing({ personId, isReady });
  const addressOf = (chosen: VisitDraft, at: ChoosingStep, more?: Query) =>
    stepAddress(caregiver._id, chosen, at, { total: at === 'time' ? undefined : promisedCents, ...more });
  const onChange = (change: Partial<VisitDraft>) => setDraft((known) => ({ ...known, ...change }));
  const given: StepProps = { caregiver, draft, onChange };
  return (
    <BookingWizard
      kind={CARE_VISIT}
      summary={<VisitSummary caregiver={caregiver} draft={draft} />}
      provider={caregiver}
      personId={personId}
      step={step}
      addressOf={(at, more) => addressOf(draft, at, { new: door, ...more })}
      more={{ taken: step === 'time' ? params.get('taken') : undefined }}
      lookingAt={href('/top-Caregivers')}
      door={door}
      onPerson={(familyMemberId) => {
        const chosen = { ...draft, familyMemberId };
        setDraft(chosen);
        return navigate(addressOf(chosen, 'check'));
      }}
      time={<TimeStep {...given} slots={slots} isTaken={params.has('taken')} />}
      check={<CheckStep {...given} key={personId} promisedCents={promisedCents} />}
    />
  );
}
