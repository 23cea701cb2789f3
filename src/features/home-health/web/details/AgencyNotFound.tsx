import { useQuery } from '@tanstack/react-query';
import { ProfileNotFound } from '#features/search/web/ProfileNotFound.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { AgencyRow } from '../list/AgencyRow.tsx';
import { homeHealthOverview } from '../queries.ts';

/** No agency of that id, nobody of its people, or none was named: others instead. */
export function AgencyNotFound() {
  const t = useWords();
  const { data } = useQuery({ ...homeHealthOverview(), meta: { isQuiet: true } });
  return (
    <ProfileNotFound
      title={t('homeHealth.gone')}
      hint={t('homeHealth.gone.hint')}
      list={{ href: href('/homeHealthAgencies'), label: t('homeHealth.all') }}
      others={{
        title: t('homeHealth.shown'),
        cards: data?.agencies,
        card: (agency) => <AgencyRow agency={agency} />,
      }}
    />
  );
}
