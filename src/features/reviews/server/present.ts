import { wordsOf } from '#server/words.ts';
import type { Language } from '#shared/languages.ts';
import type { Review } from '../contract.ts';
import type { ReviewRow } from './store.ts';

/** A review as the contract has it. */
export const presentReview = (row: ReviewRow, language: Language): Review => ({
  _id: row.id,
  author: row.is_named ? row.author : wordsOf(language)('reviews.anonymous'),
  stars: row.stars,
  words: row.words,
  language: row.language,
  createdAt: row.created_at.toISOString(),
  visitedIn: row.visited_in,
  reply:
    row.reply === null || row.replied_at === null
      ? null
      : {
          words: row.reply,
          language: row.reply_language,
          createdAt: row.replied_at.toISOString(),
          isEdited: row.edited_at !== null,
        },
});

/** 'Rosa M.': what others read of a name. */
export const shortName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${[...lastName][0]?.toUpperCase() ?? ''}.`;
