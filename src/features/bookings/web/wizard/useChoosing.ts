import { useSearchParams } from 'react-router';
import { type NewPerson, newPersonIn } from '#features/family/web/new-person.ts';
import { type ChoosingStep, choosingSteps, stepNamed } from '../../steps.ts';
import { useMustChoose } from './useWho.ts';

type ChoosingState = {
  step: ChoosingStep;
  /** The total that was promised when the time was chosen, in cents; undefined when nothing was. */
  promisedCents: number | undefined;
  /** Whom somebody new has named at the door, and not added yet. */
  door: NewPerson | undefined;
};

/** The step that the address names, or an earlier one that has something left to say: of the person, or of what `isReady` tells. */
export function useChoosing({ personId, isReady }: { personId: string | null; isReady: boolean }): ChoosingState {
  const [params] = useSearchParams();
  const mustChoose = useMustChoose(personId);
  const named = stepNamed(choosingSteps, params);
  const asked = mustChoose && named === 'check' ? 'person' : named;
  return {
    step: isReady ? asked : 'time',
    promisedCents: Number(params.get('total')) || undefined,
    door: useDoor(personId),
  };
}

/** Whom somebody new has named at the door, until it is known for whom the booking is. */
export function useDoor(personId: string | null): NewPerson | undefined {
  const door = newPersonIn(useSearchParams()[0]);
  return personId === null ? door : undefined;
}
