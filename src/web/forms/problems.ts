import type { Failure } from '#shared/failure.ts';
import type { Translator } from '#shared/words.ts';
import type { Problem } from '#web/ui/ErrorSummary.tsx';

/** Failures that a second line helps with (`errors.second.<code>`). */
const explained = new Set(['unexpected']);

/** What a refusal says besides the fields: problems of fields the page does not have, or one sentence and what helps. */
export function problemsIn(
  failure: Failure | undefined,
  { fields, t }: { fields: readonly string[]; t: Translator },
): Problem[] {
  // An expired session shows the modal instead.
  if (!failure || failure.code === 'session_expired') return [];
  const elsewhere = failure.issues.filter(({ field }) => !fields.includes(field));
  if (failure.issues.length > 0) return elsewhere.map(({ key, values }) => ({ message: t(key, values) }));
  const sentence = { message: t(`errors.${failure.code}`, failure.values) };
  return explained.has(failure.code) ? [sentence, { message: t(`errors.second.${failure.code}`) }] : [sentence];
}
