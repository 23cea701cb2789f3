import { useQuery } from '@tanstack/react-query';
import { ProfileNotFound } from '#features/search/web/ProfileNotFound.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { CentreTile } from '../list/CentreTile.tsx';
import { topRatedNear } from '../queries.ts';

/** No centre of that id, or none was named: those that other families like instead. */
export function CentreNotFound() {
  const t = useWords();
  const { data: top } = useQuery({ ...topRatedNear(), meta: { isQuiet: true } });
  return (
    <ProfileNotFound
      title={t('seniorCare.gone')}
      hint={t('seniorCare.gone.hint')}
      list={{ href: href('/senior-care'), label: t('seniorCare.gone.search') }}
      others={{
        title: t('seniorCare.gone.others'),
        cards: top?.data,
        card: (centre) => <CentreTile centre={centre} />,
        isTiled: true,
      }}
    />
  );
}
