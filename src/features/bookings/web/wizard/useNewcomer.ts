import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type NewPerson, newPersonIn } from '#features/family/web/new-person.ts';

/** Somebody whom nobody knows yet: named on the last step, and added by the press that books. */
export type Newcomer = { door: NewPerson; onAdded: (personId: string) => void };

type NewcomerOptions = {
  personId: string | null;
  /** Of `useIsAsked`: whoever has somebody to book for is asked as ever, whatever was said at the door. */
  isAsked: boolean | undefined;
  onAdded: (personId: string) => void;
};

/** Whom somebody new has said at the door; once added, it is known that they were, and where they were named stays as it is. */
export function useNewcomer({ personId, isAsked, onAdded }: NewcomerOptions) {
  const door = newPersonIn(useSearchParams()[0]);
  const [added, setAdded] = useState<string>();
  const isStill = door !== undefined && personId === null;
  const newcomer: Newcomer | undefined =
    isStill && isAsked === false
      ? {
          door,
          onAdded: (id) => {
            setAdded(id);
            onAdded(id);
          },
        }
      : undefined;
  return {
    newcomer,
    isAdded: added !== undefined && added === personId,
    /** What the address says of it, also while it is not known whether it holds. */
    inAddress: isStill && isAsked !== true ? door : undefined,
  };
}
