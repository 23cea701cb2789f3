import { useOutbox } from '#web/outbox/useOutbox.ts';
import type { UnsentEntry } from '#web/outbox/unsent.ts';
import type { UnsentDose } from './unsent-dose.ts';
import { unsentDoses } from './unsent-doses.ts';

/** What was said of the doses of one person, null for oneself, and has not arrived yet. */
export const useUnsentDoses = (personId: string | null): readonly UnsentEntry<UnsentDose>[] =>
  useOutbox(unsentDoses).filter((entry) => entry.personId === personId);
