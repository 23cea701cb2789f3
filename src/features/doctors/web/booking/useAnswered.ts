import { useQueryClient } from '@tanstack/react-query';
import { lastIntakeOf } from '#features/intake/web/queries.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { stepAddress, type StepProps } from './booking-steps.ts';

type AnsweredOptions = Pick<StepProps, 'doctor' | 'draft' | 'onChange'> & { total: number | undefined };

/** Has what was answered go along with the booking, and goes on. */
export function useAnswered({ doctor, draft, onChange, total }: AnsweredOptions): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const last = await client.fetchQuery(lastIntakeOf(draft.familyMemberId));
    const chosen = { ...draft, intakeId: last?.data?._id };
    onChange(chosen);
    await navigate(stepAddress(doctor._id, chosen, 'check', { total }));
  };
}
