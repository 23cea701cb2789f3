import { useSuspenseQuery } from '@tanstack/react-query';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader } from '#web/loader.ts';
import { askedBy, ByKind } from '../ByKind.tsx';

export const loader = defineLoader(askedBy('calendar'));

/** The calendar of the chosen place, as its kind has one: seats by day, or who comes by the hour. */
export default function CalendarPage() {
  const t = useWords();
  const { data: places } = useSuspenseQuery(ownPlaces());
  return (
    <AtPlace heading={t('shell.partner.calendar')} places={places} right="stays">
      {(place) => <ByKind which="calendar" place={place} />}
    </AtPlace>
  );
}
