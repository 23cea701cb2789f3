import { useQuery } from '@tanstack/react-query';
import { ProfileNotFound } from '#features/search/web/ProfileNotFound.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { callQuery } from '#web/queries.ts';
import { guidedWalks } from '../walk-contract.ts';
import { GuideRow } from './GuideRow.tsx';
import { walkHref } from './walk-screens.ts';

export function GuideNotFound() {
  const t = useWords();
  const { data: top } = useQuery({ ...callQuery(guidedWalks.listed, { query: {} }), meta: { isQuiet: true } });
  return (
    <ProfileNotFound
      title={t('guidedWalk.gone')}
      hint={t('guidedWalk.gone.hint')}
      list={{ href: walkHref('/guides'), label: t('guidedWalk.all') }}
      others={{ title: t('guidedWalk.all'), cards: top?.data, card: (guide) => <GuideRow guide={guide} /> }}
    />
  );
}
