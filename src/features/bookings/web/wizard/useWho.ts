import { useActedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';

/** For whom something is booked, by name; a person whom one may not book for any more has none. */
export function useWho(personId: string | null): string {
  const t = useWords();
  const name = useSession()?.name;
  const people = useActedFor();
  if (personId === null) return name ? t('bookings.person.youNamed', { name }) : t('bookings.person.you');
  const person = people?.find(({ _id }) => _id === personId);
  return person ? `${person.firstName} ${person.lastName}` : '–';
}
