import { provenAccountAt } from '#features/account/server/invited-store.ts';
import { notify, takeBackNews } from '#features/notifications/server/notify.ts';
import type { NewsKind } from '#features/preferences/news.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import type { Topic } from '#shared/realtime.ts';
import { CIRCLE_NOTICE, type CircleNotice, type CircleNoticeFacts } from '../notification.ts';
import { contactOf } from './contact-store.ts';

export type Telling = { db: Db; publicUrl: string; now: Date };
type Named = { firstName: string; lastName: string };

/** What may look different to somebody from now on. */
const shaken: readonly Topic[] = ['family', 'bookings'];

/** Mails leave for what an address may want to know even if it never opens the product again. */
const mailed: readonly CircleNotice[] = ['accepted', 'tookOver', 'kept', 'stopped', 'away', 'handed'];
/** Whose care somebody no longer decides on must be known. */
const newsAbout = (what: CircleNotice): NewsKind =>
  ['tookOver', 'stopped', 'handed'].includes(what) ? 'security' : 'family';
const PAGE = '/dashboard-addfamily';
const news = (what: CircleNotice) => ({ about: newsAbout(what), link: () => PAGE });

const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

/** A name that could be read as an address is not mailed to somebody who has never heard of us. */
const isPlain = (name: string) => !/[\d@:/\\.]/.test(name);

type Invited = {
  invitationId: string;
  what: 'asked' | 'offered' | 'takeover';
  email: string;
  from: Named;
  person: string | null;
  language: Language;
};

/**
 * Tells an address of an invitation: by mail, and by the bell of its account if it has one. Both are written in one go, so that
 * whoever invited learns nothing from how long it takes.
 */
export async function tellInvited({ db, publicUrl, now }: Telling, invited: Invited): Promise<void> {
  const { invitationId, what, email, from, person, language } = invited;
  const account = await provenAccountAt(db, email);
  if (account && !account.is_welcoming) return;
  const t = wordsOf(account ? languageNamed(account.language) : language);
  const name = isPlain(fullName(from)) ? fullName(from) : t('circle.mail.somebody');
  const values = { brand: brand.name, help: brand.phone, name, link: `${publicUrl}${PAGE}`, email };
  await notify(db, {
    kind: CIRCLE_NOTICE,
    subjectId: invitationId,
    readers: account ? [{ userId: account.id, providerId: null }] : [],
    facts: { what, name: fullName(from), person } satisfies CircleNoticeFacts,
    ...news(what),
    letters: [
      {
        channel: 'mail',
        about: newsAbout(what),
        userId: account?.id ?? null,
        to: email,
        subject: t(`circle.mail.${what}.subject`, values),
        text: t(`circle.mail.${what}`, values),
      },
    ],
    refreshes: () => ['family'],
    now,
  });
}

/** An invitation is taken back: the bell of its account says nothing of it any more, and what has not left yet stays here. */
export async function tellWithdrawn(db: Db, { invitationId, email }: Pick<Invited, 'invitationId' | 'email'>) {
  const account = await provenAccountAt(db, email);
  if (!account) return;
  await takeBackNews(db, { kind: CIRCLE_NOTICE, subjectId: invitationId, userId: account.id });
  await publish(db, [account.id], ['family']);
}

type Told = { subjectId: string; what: CircleNotice; to: string; by: { id: string } & Named; person: string | null };

/** Tells the other side of a relation what became of it; the open pages of both ask again. */
export async function tellOtherSide({ db, publicUrl, now }: Telling, told: Told): Promise<void> {
  const { subjectId, what, to, by, person } = told;
  await notify(db, {
    kind: CIRCLE_NOTICE,
    subjectId,
    readers: [{ userId: to, providerId: null }],
    facts: { what, name: fullName(by), person } satisfies CircleNoticeFacts,
    ...news(what),
    letters: mailed.includes(what) ? [await letterTo({ db, publicUrl }, told)] : [],
    refreshes: () => shaken,
    now,
  });
  await publish(db, [by.id], [...shaken]);
}

type Ended = {
  subjectId: string;
  what: 'ending' | 'ended';
  day: string;
  owner: Named & { userId: string };
  member: Named & { userId: string };
};

/** Tells both sides of what happens by itself: each hears the name of the other. */
export async function tellBoth({ db, now }: Telling, { subjectId, what, day, owner, member }: Ended): Promise<void> {
  for (const [to, other] of [
    [owner, member],
    [member, owner],
  ] as const)
    await notify(db, {
      kind: CIRCLE_NOTICE,
      subjectId,
      readers: [{ userId: to.userId, providerId: null }],
      facts: { what, name: fullName(other), person: null, day } satisfies CircleNoticeFacts,
      ...news(what),
      letters: [],
      refreshes: () => shaken,
      now,
    });
}

async function letterTo(
  { db, publicUrl }: Omit<Telling, 'now'>,
  { what, to, by, person }: Told,
): Promise<WrittenLetter> {
  const reader = await contactOf(db, to);
  const t = wordsOf(languageNamed(reader.language));
  const values = {
    brand: brand.name,
    help: brand.phone,
    hello: reader.first_name,
    name: fullName(by),
    person: person ?? '',
    link: `${publicUrl}${PAGE}`,
  };
  return {
    channel: 'mail',
    about: newsAbout(what),
    userId: to,
    to: reader.email,
    subject: t(`circle.mail.${what}.subject`, values),
    text: t(`circle.mail.${what}`, values),
  };
}
