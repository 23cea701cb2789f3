import type { Scope } from '#shared/call.ts';
import type { Decisions } from './HelperDecisions.tsx';

/** What was answered so far; nothing is chosen beforehand. */
export type Answers = { scopes: Partial<Record<Scope, boolean>>; helpers: Decisions; endsOn: string };
