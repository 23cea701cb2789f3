import type { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** What a button was refused with. */
export function Refusal({ failure: given }: { failure: Failure | undefined }) {
  const t = useWords();
  const failure = useRefusalOf(given);
  if (!failure) return null;
  const [issue] = failure.issues;
  return (
    <Notice tone="danger" isLive data-testid="refusal">
      {issue ? t(issue.key, issue.values) : t(`errors.${failure.code}`, failure.values)}
    </Notice>
  );
}
