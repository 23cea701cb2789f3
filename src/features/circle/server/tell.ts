import { notify } from '#features/notifications/server/notify.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import type { Message } from '#server/jobs/outbox.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import type { Topic } from '#shared/realtime.ts';
import { CIRCLE_NOTICE, type CircleNotice, type CircleNoticeFacts } from '../notification.ts';
import { contactOf } from './contact-store.ts';
import { accountAt } from './invitation-store.ts';

export type Telling = { db: Db; publicUrl: string; now: Date };
type Named = { firstName: string; lastName: string };

/** What may look different to somebody from now on. */
const shaken: readonly Topic[] = ['family', 'bookings'];

/** Mails leave for what an address must know even if it never opens the product again. */
const mailed: readonly CircleNotice[] = ['accepted', 'tookOver', 'stopped'];

const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

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
  const account = await accountAt(db, email);
  const t = wordsOf(account ? languageNamed(account.language) : language);
  const name = isPlain(fullName(from)) ? fullName(from) : t('circle.mail.somebody');
  const values = { brand: brand.name, help: brand.phone, name, link: `${publicUrl}/dashboard-addfamily`, email };
  await notify(db, {
    kind: CIRCLE_NOTICE,
    subjectId: invitationId,
    readers: account ? [{ userId: account.id, providerId: null }] : [],
    facts: { what, name: fullName(from), person } satisfies CircleNoticeFacts,
    messages: [
      {
        channel: 'mail',
        to: email,
        subject: t(`circle.mail.${what}.subject`, values),
        text: t(`circle.mail.${what}`, values),
      },
    ],
    refreshes: () => ['family'],
    now,
  });
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
    messages: mailed.includes(what) ? [await letterTo({ db, publicUrl }, told)] : [],
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
      messages: [],
      refreshes: () => shaken,
      now,
    });
}

async function letterTo({ db, publicUrl }: Omit<Telling, 'now'>, { what, to, by }: Told): Promise<Message> {
  const reader = await contactOf(db, to);
  const t = wordsOf(languageNamed(reader.language));
  const values = {
    brand: brand.name,
    help: brand.phone,
    hello: reader.first_name,
    name: fullName(by),
    link: `${publicUrl}/dashboard-addfamily`,
  };
  return {
    channel: 'mail',
    to: reader.email,
    subject: t(`circle.mail.${what}.subject`, values),
    text: t(`circle.mail.${what}`, values),
  };
}
