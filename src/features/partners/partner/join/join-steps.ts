import type { JoiningKind } from '#features/providers/application.ts';
import { href } from '#web/paths.ts';
import { type Application, missingSteps, profileParts } from '../../application.ts';
import type { ProfilePart } from '../../place-profile.ts';

export type JoinStep = ProfilePart | 'evidence' | 'send';

/** The steps in their order; each has an address of its own. */
export const stepsOf = (kind: JoiningKind): readonly JoinStep[] => [...profileParts[kind], 'evidence', 'send'];

export const stepAddress = (kind: JoiningKind, step: JoinStep, query: Record<string, string> = {}): string =>
  href('/partner/join', undefined, { as: kind, step, ...query });

/** The step that an address names, or else the first that is not done yet. */
export const stepIn = (search: URLSearchParams, application: Application): JoinStep =>
  stepsOf(application.kind).find((step) => step === search.get('step')) ?? missingSteps(application)[0] ?? 'send';

const beside = (kind: JoiningKind, step: JoinStep, by: 1 | -1) => {
  const steps = stepsOf(kind);
  return steps[steps.indexOf(step) + by];
};

export const stepAfter = (kind: JoiningKind, step: JoinStep): JoinStep => beside(kind, step, 1) ?? 'send';
export const stepBefore = (kind: JoiningKind, step: JoinStep): JoinStep | undefined => beside(kind, step, -1);
