import { useSuspenseQuery } from '@tanstack/react-query';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader } from '#web/loader.ts';
import { askedBy, ByKind } from '../ByKind.tsx';

export const loader = defineLoader(askedBy('profile'));

/** What the chosen place says of itself and what it costs, as its kind has it. */
export default function ProfilePage() {
  const t = useWords();
  const { data: places } = useSuspenseQuery(ownPlaces());
  return (
    <AtPlace heading={t('shell.partner.profile')} places={places} right="profile">
      {(place) => <ByKind which="profile" place={place} />}
    </AtPlace>
  );
}
