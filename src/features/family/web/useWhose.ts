import { useWords } from '#web/i18n/words.tsx';
import type { PersonActedFor } from '../contract.ts';
import { useForWhom } from './named-person.ts';

/** Somebody in the row of faces. */
export type Face = Pick<PersonActedFor, '_id' | 'firstName' | 'lastName' | 'profileImage'> &
  Partial<Pick<PersonActedFor, 'relationship'>>;

/** Those in the row of a page. */
export type Faces = {
  data: readonly Face[];
  /** The id of one's own person, which stands for 'You'. */
  ownId: string;
};

/** Whose things a page shows that the row of faces filters. */
export function useWhose({ data, ownId }: Faces) {
  const t = useWords();
  const named = useForWhom();
  const other = data.find(({ _id }) => _id === named);
  const isSelf = named === ownId;
  return {
    /** Somebody else of the row. */
    other,
    /** The word below the chosen face; none for everybody's things, and for those of a stranger. */
    word: isSelf ? t('ui.you') : other?.firstName,
    /** The address names somebody for whom one may not act, or no longer. */
    isStranger: named !== undefined && !isSelf && !other,
  };
}
