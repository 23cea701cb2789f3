import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type NewPerson, newPersonIn } from '#features/family/web/new-person.ts';
import type { Query } from '#web/paths.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { type ChoosingStep, choosingSteps, stepNamed } from '../../steps.ts';
import { personNamed } from './booking-draft.ts';
import type { BookingWizard } from './BookingWizard.tsx';
import { useFollowedPerson } from './useFollowedPerson.ts';
import { useMustChoose } from './useWho.ts';

/** `familyMemberId`: whom it is for; null is oneself. */
type PersonDraft = { familyMemberId: string | null };

type Choosing<Draft> = {
  /** What the address of the first screen says. */
  read: (params: URLSearchParams) => Draft;
  /** Whether a time is chosen, with all that has to be chosen before it. */
  isReady: (draft: Draft) => boolean;
  /** A step with everything chosen so far; `total`: what was promised, in cents. */
  addressOf: (draft: Draft, step: ChoosingStep, more: Query) => string;
};

type ChoosingState<Draft> = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** The total that was promised when the time was chosen, in cents; undefined when nothing was. */
  promisedCents: number | undefined;
  /** Whether the time that was chosen has gone meanwhile. */
  isTaken: boolean;
  /** What the frame of the steps gets. */
  wizard: Pick<ComponentProps<typeof BookingWizard>, 'personId' | 'step' | 'addressOf' | 'more' | 'door' | 'onPerson'>;
};

/**
 * What is chosen in the steps of a booking, and the step that the address names, or an earlier one that has something left to say: of the
 * person, or of what `isReady` tells.
 */
export function useChoosing<Draft extends PersonDraft>({
  read,
  isReady,
  addressOf,
}: Choosing<Draft>): ChoosingState<Draft> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => read(params));
  const { familyMemberId: personId } = draft;
  useFollowedPerson(personNamed(params), (familyMemberId) => setDraft({ ...draft, familyMemberId }));
  const mustChoose = useMustChoose(personId);
  const door = useDoor(personId);
  const named = stepNamed(choosingSteps, params);
  const asked = mustChoose && named === 'check' ? 'person' : named;
  const step = isReady(draft) ? asked : 'time';
  const promisedCents = Number(params.get('total')) || undefined;
  return {
    draft,
    onChange: (change) => setDraft((known) => ({ ...known, ...change })),
    promisedCents,
    isTaken: params.has('taken'),
    wizard: {
      personId,
      step,
      addressOf: (at, more) => addressOf(draft, at, { total: promisedCents, new: door, ...more }),
      more: { taken: step === 'time' ? params.get('taken') : undefined },
      door,
      onPerson: (familyMemberId) => {
        const chosen = { ...draft, familyMemberId };
        setDraft(chosen);
        return navigate(addressOf(chosen, 'check', { total: promisedCents }));
      },
    },
  };
}

/** Whom somebody new has named at the door, until it is known for whom the booking is. */
export function useDoor(personId: string | null): NewPerson | undefined {
  const door = newPersonIn(useSearchParams()[0]);
  return personId === null ? door : undefined;
}
