import { useQueryClient } from '@tanstack/react-query';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useIsSelf, useWho } from '#features/bookings/web/wizard/useWho.ts';
import { IntakeQuestions } from '#features/intake/web/IntakeQuestions.tsx';
import { lastIntakeOf } from '#features/intake/web/queries.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { stepAddress, type StepProps } from './booking-steps.ts';

type Props = Pick<StepProps, 'doctor' | 'draft' | 'onChange'> & { current: number; promisedCents: number | undefined };

/** A part of the step of the person: the questions before the visit; what is answered goes along with it. */
export function QuestionsStep({ doctor, draft, onChange, current, promisedCents: total }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { familyMemberId } = draft;
  const name = useWho(familyMemberId);
  const isSelf = useIsSelf(familyMemberId);
  const at = (ask: number) => stepAddress(doctor._id, draft, 'person', { ask, total });
  const done = async () => {
    const last = await client.fetchQuery(lastIntakeOf(familyMemberId));
    const chosen = { ...draft, intakeId: last?.data?._id };
    onChange(chosen);
    await navigate(stepAddress(doctor._id, chosen, 'check', { total }));
  };
  return (
    <IntakeQuestions
      person={{ id: familyMemberId, name, isSelf }}
      providerName={doctor.name}
      current={current}
      head={(head) => (
        <StepHead
          step="person"
          backTo={current > 1 ? at(current - 1) : stepAddress(doctor._id, draft, 'check', { total })}
          {...head}
        />
      )}
      onTurn={(to) => navigate(at(to))}
      onDone={done}
    />
  );
}
