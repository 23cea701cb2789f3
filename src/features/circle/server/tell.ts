import { provenAccountAt } from '#features/account/server/invited-store.ts';
import { notify, takeBackNews, type NewsContext } from '#features/notifications/server/notify.ts';
import type { NewsKind } from '#features/preferences/news.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import type { Secrets } from '#server/secrets.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import type { Scope } from '#shared/call.ts';
import type { Translator } from '#shared/words.ts';
import type { Topic } from '#shared/realtime.ts';
import { CIRCLE_NOTICE, type CircleNotice, type CircleNoticeFacts } from '../notification.ts';
import { contactOf } from './contact-store.ts';
import { keyTo } from './invited/invitation-key.ts';

type LinkSecrets = { secrets: Pick<Secrets, 'digest'> };
type PersonName = { firstName: string; lastName: string };

/** What may look different to somebody from now on. */
const shaken: readonly Topic[] = ['family', 'bookings'];

/** Mails leave for what an address may want to know even if it never opens the product again. */
const mailed: readonly CircleNotice[] = ['accepted', 'tookOver', 'kept', 'stopped', 'away', 'handed'];
/** Whose care somebody no longer decides on must be known. */
const newsAbout = (what: CircleNotice): NewsKind =>
  ['tookOver', 'stopped', 'handed'].includes(what) ? 'security' : 'family';
const PAGE = '/dashboard-addfamily';
const INVITED_PAGE = '/invitation';
const news = (what: CircleNotice) => ({ about: newsAbout(what), link: () => PAGE });

const fullName = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`.trim();

/** A name that could be read as an address is not told to somebody who has never heard of us. */
export const isPlain = (name: string) => !/[\d@:/\\.]/.test(name);

type InvitationNews = {
  invitationId: string;
  what: 'asked' | 'offered' | 'takeover';
  email: string;
  from: PersonName;
  person: string | null;
  scopes: readonly Scope[];
};

/**
 * Tells an address of an invitation: by mail, and by the bell of its account if it has one. Both are written in one go, so that
 * whoever invited learns nothing from how long it takes.
 */
export async function tellInvited(telling: NewsContext & LinkSecrets, invited: InvitationNews): Promise<void> {
  const { db, now } = telling;
  const { invitationId, what, email, from, person } = invited;
  const account = await provenAccountAt(db, email);
  if (account && !account.is_welcoming) return;
  // The languages of the town, where nobody knows which of them is read.
  const languages = account ? [languageNamed(account.language)] : (['en', 'sp'] as const);
  const mails = languages.map((language) => mailOf(wordsOf(language), telling, invited));
  await notify(db, {
    kind: CIRCLE_NOTICE,
    subjectId: invitationId,
    readers: account ? [{ userId: account.id, providerId: null }] : [],
    facts: { what, name: fullName(from), person } satisfies CircleNoticeFacts,
    about: newsAbout(what),
    link: () => `${PAGE}?step=answer&id=${invitationId}`,
    letters: [
      {
        channel: 'mail',
        about: newsAbout(what),
        userId: account?.id ?? null,
        to: email,
        subject: mails.map(({ subject }) => subject).join(' · '),
        text: mails.map(({ text }) => text).join('\n\n———\n\n'),
      },
    ],
    refreshes: () => ['family'],
    now,
  });
}

/** What is asked for, each with what it means, and the link that opens on it. */
function mailOf(t: Translator, { publicUrl, secrets }: NewsContext & LinkSecrets, invited: InvitationNews) {
  const { invitationId, what, email, from, scopes } = invited;
  const who = what === 'offered' ? 'me' : 'them';
  const asked = scopes.map((scope) => `- ${t(`family.scope.${scope}`)}: ${t(`circle.means.${scope}`, { who })}`);
  const values = {
    brand: brand.name,
    help: brand.phone,
    name: isPlain(fullName(from)) ? fullName(from) : t('circle.mail.somebody'),
    link: `${publicUrl}${INVITED_PAGE}?key=${keyTo(invitationId, secrets)}`,
    email,
  };
  const said = t(`circle.mail.${what}`, {
    ...values,
    asked: asked.join('\n'),
    keeps: scopes.length > 0 ? 'yes' : 'no',
  });
  return { subject: t(`circle.mail.${what}.subject`, values), text: said };
}

/** An invitation is taken back: the bell of its account says nothing of it any more, and what has not left yet stays here. */
export async function tellWithdrawn(db: Db, { invitationId, email }: Pick<InvitationNews, 'invitationId' | 'email'>) {
  const account = await provenAccountAt(db, email);
  if (!account) return;
  await takeBackNews(db, { kind: CIRCLE_NOTICE, subjectId: invitationId, userId: account.id });
  await publish(db, [account.id], ['family']);
}

type RelationNews = {
  subjectId: string;
  what: CircleNotice;
  to: string;
  by: { id: string } & PersonName;
  person: string | null;
};

/** Tells the other side of a relation what became of it; the open pages of both ask again. */
export async function tellOtherSide({ db, publicUrl, now }: NewsContext, told: RelationNews): Promise<void> {
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

type EndNews = {
  subjectId: string;
  what: 'ending' | 'ended';
  day: string;
  owner: PersonName & { userId: string };
  member: PersonName & { userId: string };
};

/** Tells both sides of what happens by itself: each hears the name of the other. */
export async function tellBoth(
  { db, now }: NewsContext,
  { subjectId, what, day, owner, member }: EndNews,
): Promise<void> {
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
  { db, publicUrl }: Omit<NewsContext, 'now'>,
  { what, to, by, person }: RelationNews,
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
