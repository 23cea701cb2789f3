import { Failure } from '#shared/failure.ts';

/** A slot that could not be had: somebody else has it, or it is not among those that are offered (any more). */
export type Refusal = { startsAt: Date; why: 'not_offered' | 'taken' };

/**
 * What a person hears of slots that could not be had; `field` is where they were chosen. `slot_taken` names their beginnings in
 * `values.times` (ISO, joined by commas).
 */
export function refusedSlots(refusals: readonly Refusal[], field: string): Failure {
  const taken = refusals.filter(({ why }) => why === 'taken');
  if (taken.length < refusals.length) return Failure.of(field, 'errors.slotNotOffered');
  const times = taken.map(({ startsAt }) => startsAt.toISOString()).join(',');
  return new Failure('slot_taken', { values: { times, count: taken.length } });
}
