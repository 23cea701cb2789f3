import { ProfileNotFound } from '#features/search/web/ProfileNotFound.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { CaregiverCard } from '../../caregiver.ts';

/** No caregiver of that id, or none was named: where others are found. */
export function CaregiverNotFound() {
  const t = useWords();
  return (
    <ProfileNotFound<CaregiverCard>
      title={t('caregivers.gone')}
      hint={t('caregivers.gone.hint')}
      list={{ href: href('/top-Caregivers'), label: t('caregivers.all') }}
      others={{ title: '', cards: undefined, card: () => null }}
    />
  );
}
