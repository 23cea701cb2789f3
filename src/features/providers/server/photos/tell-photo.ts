import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { PHOTO_NOTICE, type PhotoNoticeFacts } from '../../notification.ts';
import { type PlaceReader, readersWith } from '../places/role-store.ts';

const right = 'profile';
const PAGE = '/partner/profile#own-photos';

type PhotoNews = { subjectId: string; facts: PhotoNoticeFacts };

/**
 * Tells those who may change the photographs of a place what became of one, by the bell and on their devices; what families saw
 * before and see no more is mailed, too, whatever they have chosen. In the transaction that changed it.
 */
export async function tellOfPhoto({ db, publicUrl, now }: NewsContext, { subjectId, facts }: PhotoNews): Promise<void> {
  const { providerId } = facts;
  const readers = await readersWith(db, { providerId, right });
  await notify(db, {
    kind: PHOTO_NOTICE,
    subjectId,
    about: facts.what === 'taken' ? 'security' : 'support',
    readers: readers.map(({ id }) => ({ userId: id, providerId, right })),
    facts,
    letters: readers.flatMap((reader) => letterTo(reader, facts, `${publicUrl}${PAGE}`)),
    link: () => PAGE,
    refreshes: () => ['partners'],
    now,
  });
}

function letterTo(reader: PlaceReader, facts: PhotoNoticeFacts, link: string): WrittenLetter[] {
  if (facts.what !== 'taken') return [];
  const t = wordsOf(languageNamed(reader.language));
  const values = {
    brand: brand.name,
    help: brand.phone,
    hello: reader.first_name,
    name: facts.providerName,
    alt: facts.alt,
    reason: t(`providers.photos.reason.${facts.reason}`),
    advice: t(`providers.photos.advice.${facts.reason}`),
    link,
  };
  return [
    {
      channel: 'mail',
      about: 'security',
      userId: reader.id,
      to: reader.email,
      subject: t('providers.photos.mail.taken.subject', values),
      text: t('providers.photos.mail.taken', values),
    },
  ];
}
