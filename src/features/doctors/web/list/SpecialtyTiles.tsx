import { IconDoors } from '#features/search/web/front/IconDoors.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { Reply } from '#shared/call.ts';
import type { doctors } from '../../contract.ts';
import { doctorsAddress } from '../doctor-address.ts';
import { specialtyIcons } from '../specialty-icons.ts';

const MOST_TILES = 8;

/** The specialties that most doctors have, each a way into the list. */
export function SpecialtyTiles({ offered }: { offered: Reply<typeof doctors.specialties>['data'] }) {
  const t = useWords();
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t('doctors.filter.specialty')}>
      <IconDoors
        tint="sky"
        isRow
        doors={offered.slice(0, MOST_TILES).map(({ specialty, doctors: count }) => ({
          key: specialty,
          icon: specialtyIcons[specialty],
          label: t(`doctors.specialty.${specialty}`),
          count: t('doctors.count', { count }),
          href: doctorsAddress({ specialty: [specialty] }),
          testId: `specialty-${specialty}`,
        }))}
      />
    </nav>
  );
}
