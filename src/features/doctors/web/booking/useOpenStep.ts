import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ChoosingStep, choosingSteps, stepNamed } from '#features/bookings/steps.ts';
import { useMustChoose } from '#features/bookings/web/wizard/useWho.ts';
import { useCircle } from '#features/family/web/queries.ts';
import { lastIntakeOf } from '#features/intake/web/queries.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { readAppointment } from '../../appointment-address.ts';
import type { AppointmentDraft } from './booking-steps.ts';
import { isGone, type SlotHold } from './useSlotHold.ts';

type OpenStep = {
  step: ChoosingStep;
  /** Of the step of the person: one question, or all that was answered before. */
  ask: number | undefined;
  isStill: boolean;
  /** Nobody has named a step: whoever came with a time is asked what is left to say. */
  isShort: boolean;
};

/** The step that the address names; of a booking that begins with a time, the first one that has something left to ask. */
export function useOpenStep(draft: AppointmentDraft, hold: SlotHold): OpenStep {
  const [params] = useSearchParams();
  const isLoggedIn = useIsLoggedIn();
  const [cameWith] = useState(() => (params.has('step') ? undefined : readAppointment(params)?.time));
  const isWhoKnown = useCircle() !== undefined;
  const mustChoose = useMustChoose(draft.familyMemberId);
  const isRefused = hold.refusal !== undefined && isGone(hold.refusal);
  // Another time than that one is chosen here, and left by whoever chose it.
  const isSame = draft.time !== undefined && draft.time === cameWith && !isRefused;
  const isShort = isLoggedIn && !params.has('step') && isSame;
  const named = isShort ? (isWhoKnown && !mustChoose ? 'check' : 'person') : stepNamed(choosingSteps, params);
  const asked = mustChoose && named === 'check' ? 'person' : named;
  const step = draft.time ? asked : 'time';
  const ask = step === 'person' ? Number(params.get('ask')) || undefined : undefined;
  const isAll = isShort ? step === 'check' : step === 'person' && !ask && params.has('still');
  const last = useQuery({
    ...lastIntakeOf(draft.familyMemberId),
    enabled: isAll && isLoggedIn && isWhoKnown,
    meta: { isQuiet: true },
  });
  const isRemembered = Object.keys(last.data?.data?.answers ?? {}).length > 0;
  const isStill = isAll && (last.isLoading || isRemembered);
  return { step: isAll ? (isStill ? 'person' : 'check') : step, ask, isStill, isShort };
}
