import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actedFor, useCircle } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn, useSession } from '#web/useSession.tsx';

/** Whether something is booked for oneself: for nobody else, or for one's own person. */
export function useIsSelf(personId: string | null): boolean {
  const circle = useCircle();
  return personId === null || personId === circle?.ownId;
}

/** The name of whom something is booked for, oneself too; undefined for a person whom one may not book for, or no longer. */
export function useNameOf(personId: string | null): string | undefined {
  const own = useSession()?.name;
  const circle = useCircle();
  const isSelf = useIsSelf(personId);
  const person = circle?.data.find(({ _id }) => _id === personId);
  return isSelf ? own : person && `${person.firstName} ${person.lastName}`;
}

/** For whom something is booked, by name; a person whom one may not book for any more has none. */
export function useWho(personId: string | null): string {
  const t = useWords();
  const name = useNameOf(personId);
  if (useIsSelf(personId)) return name ? t('bookings.person.youNamed', { name }) : t('ui.you');
  return name ?? '–';
}

/** Whether one may pay for that person, once that is known. */
export function useMayPay(personId: string | null): { mayPay: boolean; isAsking: boolean } {
  const { data: circle, isLoading } = useQuery({ ...actedFor(), enabled: useIsLoggedIn() });
  const isSelf = useIsSelf(personId);
  const isOfPayer = circle?.data.some(({ _id, scopes }) => _id === personId && scopes.includes('payments')) ?? false;
  return { mayPay: circle !== undefined && (isSelf || isOfPayer), isAsking: isLoading };
}

/** Whether somebody has been chosen whom one may book for, oneself too, so that it need not be asked. */
export function useIsChosen(personId: string | null): boolean {
  const isUnsaid = useMustChoose(personId);
  return useCircle() !== undefined && personId !== null && !isUnsaid;
}

/**
 * Whether it is known that somebody has still to be chosen: who books for others, too, says for whom, and for this person they may not
 * book, or no longer. Whoever comes to a later step all the same is asked.
 */
export function useMustChoose(personId: string | null): boolean {
  const circle = useCircle();
  if (!circle || personId === circle.ownId) return false;
  const bookable = circle.data.filter(({ scopes }) => scopes.includes('bookings'));
  return personId === null ? bookable.length > 0 : !bookable.some(({ _id }) => _id === personId);
}

/**
 * Whether somebody had still to be chosen when it was first known; undefined until then. It stays so: a step that is passed over does not
 * come and go with who joins a circle or leaves it.
 */
export function useIsAsked(personId: string | null): boolean | undefined {
  const isKnown = useCircle() !== undefined;
  const mustChoose = useMustChoose(personId);
  const [isAsked, setAsked] = useState<boolean>();
  if (isKnown && isAsked === undefined) setAsked(mustChoose);
  return isAsked;
}

/**
 * Whether a step that only confirms what was tapped is passed over: once it is known that somebody has been chosen. It stays so, as above.
 */
export function useIsPassed(isConfirmation: boolean, personId: string | null): boolean {
  const isChosen = useIsChosen(personId);
  const [isPassed, setPassed] = useState(false);
  if (isConfirmation && isChosen && !isPassed) setPassed(true);
  return isConfirmation && isPassed;
}
