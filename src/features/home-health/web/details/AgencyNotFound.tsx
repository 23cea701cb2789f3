import { ProfileNotFound } from '#features/search/web/ProfileNotFound.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { AgencyCard } from '../../agency.ts';

/** No agency of that id, nobody of its people, or none was named: where others are found. */
export function AgencyNotFound() {
  const t = useWords();
  return (
    <ProfileNotFound<AgencyCard>
      title={t('homeHealth.gone')}
      hint={t('homeHealth.gone.hint')}
      list={{ href: href('/homeHealthAgencies'), label: t('homeHealth.all') }}
      others={{ title: '', cards: undefined, card: () => null }}
    />
  );
}
