import { useWords } from '#web/i18n/words.tsx';
import type { InvitationTerms } from '../../invited.ts';

/** Who asks, as far as they may be named. */
export function useAsker({ kind, fromName, personName }: Pick<InvitationTerms, 'kind' | 'fromName' | 'personName'>) {
  const t = useWords();
  const name = fromName ?? t('circle.mail.somebody');
  const title =
    kind === 'offer' && personName
      ? t('circle.invited.offerFor', { name, person: personName })
      : t(`circle.invited.${kind}`, { name });
  return { name, title };
}
