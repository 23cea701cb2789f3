import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import type { NewsKind } from '#features/preferences/news.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { REVIEW_NOTICE, type ReviewNotice, type ReviewNoticeFacts } from '../notification.ts';
import { readersOf, reviewNoticeFacts } from './notice-store.ts';
import type { Reason } from './report-store.ts';

type ReviewNews = {
  reviewId: string;
  what: ReviewNotice;
  /** The author, whoever reported it, or those who manage the provider. */
  to: 'author' | 'provider' | readonly string[];
  reason?: Reason | null;
};

/** By mail, too: what is written about a provider and what it replies as they like, what staff decide in any case. */
const mailed: Partial<Record<ReviewNotice, NewsKind>> = {
  written: 'reviews',
  shared: 'reviews',
  replied: 'reviews',
  hidden: 'security',
  shown: 'security',
};

/** Tells people what became of a review. In the transaction that changed it. */
export async function tellOfReview({ db, publicUrl, now }: NewsContext, told: ReviewNews): Promise<void> {
  const { reviewId, what, to, reason = null } = told;
  const about = await reviewNoticeFacts(db, reviewId);
  const isToProvider = to === 'provider';
  const userIds = to === 'author' ? [about.user_id].filter((id) => id !== null) : isToProvider ? [] : to;
  if (userIds.length === 0 && !isToProvider) return;
  const readers = await readersOf(db, { userIds, providerId: isToProvider ? about.provider_id : null });
  await notify(db, {
    kind: REVIEW_NOTICE,
    subjectId: reviewId,
    about: mailed[what] ?? 'reviews',
    readers: readers.map(({ id }) => ({
      userId: id,
      providerId: isToProvider ? about.provider_id : null,
      right: 'reviews',
    })),
    facts: {
      what,
      providerId: about.provider_id,
      providerName: about.provider_name,
      stars: about.stars,
      ...(what === 'shared' && { author: about.author }),
      reason,
      bookingKind: about.booking_kind,
    } satisfies ReviewNoticeFacts,
    letters: readers.flatMap((reader) =>
      letterTo(reader, {
        what,
        publicUrl,
        provider: about.provider_name,
        author: about.author,
        stars: about.stars,
        reason,
      }),
    ),
    link: () => pageOf(what),
    refreshes: () => (isToProvider ? ['requests'] : ['bookings']),
    now,
  });
}

const pageOf = (what: ReviewNotice) => (what === 'written' ? '/partner/reviews' : '/notifications');

type LetterContent = {
  what: ReviewNotice;
  publicUrl: string;
  provider: string;
  author: string;
  stars: number;
  reason: Reason | null;
};

function letterTo(
  reader: Awaited<ReturnType<typeof readersOf>>[number],
  { what, publicUrl, provider, author, stars, reason }: LetterContent,
): WrittenLetter[] {
  const about = mailed[what];
  if (about === undefined) return [];
  const t = wordsOf(languageNamed(reader.language));
  const values = {
    brand: brand.name,
    help: brand.phone,
    name: reader.first_name,
    provider,
    author,
    stars,
    reason: reason === null ? '' : t(`reviews.reason.${reason}`),
    link: `${publicUrl}${pageOf(what)}`,
  };
  return [
    {
      channel: 'mail',
      about,
      userId: reader.id,
      to: reader.email,
      subject: t(`reviews.mail.${what}.subject`, values),
      text: t(`reviews.mail.${what}`, values),
    },
  ];
}
