import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useIsSelf, useWho } from '#features/bookings/web/wizard/useWho.ts';
import { StillTrue } from '#features/intake/web/StillTrue.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { stepAddress, type StepProps } from './booking-steps.ts';
import { useAnswered } from './useAnswered.ts';

type Props = Pick<StepProps, 'doctor' | 'draft' | 'onChange'> & { promisedCents: number | undefined };

/** A part of the step of the person: what was answered for them before, all of it on one screen. */
export function StillTrueStep({ doctor, draft, onChange, promisedCents: total }: Props) {
  const navigate = useNavigate();
  const { familyMemberId } = draft;
  const name = useWho(familyMemberId);
  const isSelf = useIsSelf(familyMemberId);
  const done = useAnswered({ doctor, draft, onChange, total });
  return (
    <StillTrue
      person={{ id: familyMemberId, name, isSelf }}
      providerName={doctor.name}
      head={(head) => <StepHead step="person" backTo={stepAddress(doctor._id, draft, 'person', { total })} {...head} />}
      askedAt={(ask) => stepAddress(doctor._id, draft, 'person', { still: 1, ask, total })}
      onDone={done}
      onLeaveOut={() => {
        const chosen = { ...draft, intakeId: undefined };
        onChange(chosen);
        return navigate(stepAddress(doctor._id, chosen, 'check', { total }));
      }}
    />
  );
}
