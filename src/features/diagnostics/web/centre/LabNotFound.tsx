import { useQuery } from '@tanstack/react-query';
import { ProfileNotFound } from '#features/search/web/ProfileNotFound.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { packagesOffered } from '../queries.ts';
import { PackageDoor } from '../tests/PackageDoor.tsx';

/** No centre, test or package of that id, or none was named: packages instead. */
export function LabNotFound({ what = 'center' }: { what?: 'center' | 'test' }) {
  const t = useWords();
  const { data } = useQuery({ ...packagesOffered(), meta: { isQuiet: true } });
  return (
    <ProfileNotFound
      title={t(`diagnostics.${what}.gone`)}
      hint={t(`diagnostics.${what}.gone.hint`)}
      list={{ href: href('/top-diagnosis'), label: t('diagnostics.center.all') }}
      others={{
        title: t('diagnostics.packages'),
        cards: data?.data,
        card: (given) => <PackageDoor given={given} />,
        isTiled: true,
      }}
    />
  );
}
