import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useIsSelf, useWho } from '#features/bookings/web/wizard/useWho.ts';
import { IntakeQuestions } from '#features/intake/web/IntakeQuestions.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { stepAddress, type StepProps } from './booking-steps.ts';
import { useAnswered } from './useAnswered.ts';

type Props = Pick<StepProps, 'doctor' | 'draft' | 'onChange'> & {
  current: number;
  /** One of those that were answered before, which leads back to all of them. */
  isOne: boolean;
  promisedCents: number | undefined;
};

/** A part of the step of the person: the questions before the visit; what is answered goes along with it. */
export function QuestionsStep({ doctor, draft, onChange, current, isOne, promisedCents: total }: Props) {
  const navigate = useNavigate();
  const { familyMemberId } = draft;
  const name = useWho(familyMemberId);
  const isSelf = useIsSelf(familyMemberId);
  const at = (ask: number) => stepAddress(doctor._id, draft, 'person', { ask, total });
  const all = stepAddress(doctor._id, draft, 'person', { still: 1, total });
  const before = current > 1 ? at(current - 1) : stepAddress(doctor._id, draft, 'check', { total });
  const done = useAnswered({ doctor, draft, onChange, total });
  return (
    <IntakeQuestions
      person={{ id: familyMemberId, name, isSelf }}
      providerName={doctor.name}
      current={current}
      isOne={isOne}
      head={(head) => <StepHead step="person" backTo={isOne ? all : before} {...head} />}
      onTurn={(to) => navigate(isOne ? all : at(to))}
      onDone={done}
    />
  );
}
