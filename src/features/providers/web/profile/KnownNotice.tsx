import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Of a provider that cannot be booked: why, what is known and what is not, by the words `<words>`, `.known` and `.unknown`. */
export function KnownNotice({ words, 'data-testid': testId }: { words: string; 'data-testid'?: string }) {
  const t = useWords();
  return (
    <Notice tone="warning" title={t(words)} data-testid={testId}>
      <p>{t(`${words}.known`)}</p>
      <p>{t(`${words}.unknown`)}</p>
    </Notice>
  );
}
