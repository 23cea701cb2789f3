import type { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Notice } from './Notice.tsx';

/** What a change was refused with, unless it stands at a field. */
export function Refusal({ failure: given }: { failure: Failure | undefined }) {
  const t = useWords();
  const failure = useRefusalOf(given);
  if (!failure || failure.issues.length > 0) return null;
  return (
    <Notice tone="danger" isLive>
      {t(`errors.${failure.code}`, failure.values)}
    </Notice>
  );
}
