import { useCircle } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';

/** For whom something is booked, by name; a person whom one may not book for any more has none. */
export function useWho(personId: string | null): string {
  const t = useWords();
  const name = useSession()?.name;
  const circle = useCircle();
  if (personId === null || personId === circle?.ownId)
    return name ? t('bookings.person.youNamed', { name }) : t('ui.you');
  const person = circle?.data.find(({ _id }) => _id === personId);
  return person ? `${person.firstName} ${person.lastName}` : '–';
}

/** Whether it is known that one may not book for this person: whoever comes so far all the same is asked for whom it is. */
export function useIsStranger(personId: string | null): boolean {
  const circle = useCircle();
  if (personId === null || !circle || personId === circle.ownId) return false;
  return !circle.data.some(({ _id, scopes }) => _id === personId && scopes.includes('bookings'));
}
