import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = {
  words: string;
  /** Somebody answers there: what is known is what they say, by the words `.said`. */
  isSaid?: boolean;
  'data-testid'?: string;
};

/** Of a provider that cannot be booked: why, what is known and what is not, by the words `<words>`, `.known` and `.unknown`. */
export function KnownNotice({ words, isSaid = false, 'data-testid': testId }: Props) {
  const t = useWords();
  return (
    <Notice tone="warning" title={t(words)} data-testid={testId}>
      <p>{t(isSaid ? `${words}.said` : `${words}.known`)}</p>
      <p>{t(`${words}.unknown`)}</p>
    </Notice>
  );
}
