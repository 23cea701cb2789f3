import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import type { NewsKind } from '#features/preferences/news.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { type PlaceReader, peopleWith, readersWith } from '#features/providers/server/places/role-store.ts';
import { languageNamed } from '#server/http/language.ts';
import type { Bank } from '#server/ports/payouts/payouts.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { languages } from '#shared/languages.ts';
import { formatMoney } from '#shared/money.ts';
import { PAYOUT_NOTICE, type PayoutNotice, type PayoutNoticeFacts } from '../notification.ts';
import type { PayoutFailure, PayoutState } from '../payout.ts';
import { placeNamed } from './account-store.ts';
import type { PayoutRow } from './payout-store.ts';

const PAGE = '/partner/payouts';

type PayoutOutcome = {
  state: Exclude<PayoutState, 'started'>;
  failure: PayoutFailure | null;
  /** Nothing leaves before somebody names another account. */
  wantsAccount: boolean;
};

/** Tells those who see the money of a place that it is on its way, or why it came back. Open pages ask again either way. */
export async function tellPayout(telling: NewsContext, payout: PayoutRow, became: PayoutOutcome): Promise<void> {
  const { provider_id: providerId, amount_cents: cents, bank_name: bankName, last_four: lastFour } = payout;
  const what = noticeOf(payout, became);
  if (!what) return refresh(telling.db, providerId);
  await tell(telling, {
    subjectId: payout.id,
    providerId,
    about: 'money',
    facts: { what, cents, bankName, lastFour },
  });
}

/** Nobody is troubled with what is at the bank as was said, or is ours to put right. */
function noticeOf(before: PayoutRow, { state, failure, wantsAccount }: PayoutOutcome): PayoutNotice | undefined {
  if (state === 'sent' || (state === 'paid' && before.state === 'started')) return 'sent';
  if (failure === null || failure === 'no_funds') return undefined;
  return wantsAccount ? 'failed' : 'again';
}

/** Tells all owners, whoever did it among them, where their place is paid to from now on. */
export const tellBank = (telling: NewsContext, providerId: string, bank: Bank): Promise<void> =>
  tell(telling, { subjectId: providerId, providerId, about: 'security', facts: { what: 'bank', cents: 0, ...bank } });

/** Tells those who see the money of a place that it has earned some, and that there is no account to send it to. */
export const tellEarned = (telling: NewsContext, providerId: string, cents: number): Promise<void> =>
  tell(telling, {
    subjectId: providerId,
    providerId,
    about: 'money',
    facts: { what: 'earned', cents, bankName: '', lastFour: '' },
  });

type PayoutNews = { subjectId: string; providerId: string; about: NewsKind; facts: Omit<PayoutNoticeFacts, 'place'> };

async function tell({ db, publicUrl, now }: NewsContext, { subjectId, providerId, about, facts }: PayoutNews) {
  const [place, readers] = await Promise.all([
    placeNamed(db, providerId),
    readersWith(db, { providerId, right: 'payouts' }),
  ]);
  const known: PayoutNoticeFacts = { ...facts, place: place.name };
  await notify(db, {
    kind: PAYOUT_NOTICE,
    subjectId,
    about,
    readers: readers.map(({ id }) => ({ userId: id, providerId, right: 'payouts' })),
    facts: known,
    letters: readers.map((reader) => letterTo(reader, known, { about, link: publicUrl + PAGE })),
    link: () => PAGE,
    refreshes: () => ['partners'],
    now,
  });
}

function letterTo(
  reader: PlaceReader,
  { what, place, cents, bankName, lastFour }: PayoutNoticeFacts,
  { about, link }: { about: NewsKind; link: string },
): WrittenLetter {
  const language = languageNamed(reader.language);
  const t = wordsOf(language);
  const values = {
    brand: brand.name,
    help: brand.phone,
    hello: reader.first_name,
    place,
    amount: formatMoney(cents, languages[language]),
    bank: bankName,
    lastFour,
    link,
  };
  return {
    channel: 'mail',
    about,
    userId: reader.id,
    to: reader.email,
    subject: t(`payouts.mail.${what}.subject`, values),
    text: t(`payouts.mail.${what}`, values),
  };
}

const refresh = async (db: Db, providerId: string) =>
  publish(db, await peopleWith(db, { providerId, right: 'payouts' }), ['partners']);
