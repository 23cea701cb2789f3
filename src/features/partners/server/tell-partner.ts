import { notify } from '#features/notifications/server/notify.ts';
import { post } from '#features/preferences/server/post.ts';
import type { JoiningKind } from '#features/providers/application.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { isWord, wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { PARTNER_NOTICE, type PartnerNotice, type PartnerNoticeFacts } from '../notification.ts';
import type { applicantOf } from './application-store.ts';
import { staffIds } from '#features/staff/server/staff-store.ts';

/** Where an applicant reads what became of it; of a claim the page of that listing. */
const pageOf = (claimed: string | undefined, kind: JoiningKind) =>
  claimed ? `/partner/claim?place=${claimed}` : `/partner/join?as=${kind}`;

type Telling = { db: Db; publicUrl: string; now: Date };
type Told = { applicationId: string; name: string };

/** Tells all of the staff that something waits: the bell, and their open pages. */
export async function tellStaff({ db, now }: Omit<Telling, 'publicUrl'>, { applicationId, name }: Told): Promise<void> {
  const readers = (await staffIds(db)).map((userId) => ({ userId, providerId: null }));
  await notify(db, {
    kind: PARTNER_NOTICE,
    subjectId: applicationId,
    readers,
    facts: { what: 'sent', name } satisfies PartnerNoticeFacts,
    about: 'support',
    letters: [],
    link: () => '/partner/staff/partners',
    refreshes: () => ['partners'],
    now,
  });
}

type Received = Told & Pick<ToApplicant, 'kind' | 'claimed' | 'to'>;

/** Writes to an applicant that what they sent has arrived, and within what time it is looked at. */
export async function tellReceived({ db, publicUrl, now }: Telling, told: Received): Promise<void> {
  const { kind, name, claimed, to } = told;
  const t = wordsOf(languageNamed(to.language));
  const link = `${publicUrl}${pageOf(claimed, kind)}`;
  const values = { brand: brand.name, help: brand.phone, hello: to.first_name, name, link };
  const mail = { channel: 'mail', about: 'support', userId: to.id, to: to.email } as const;
  const subject = t('partners.mail.received.subject', values);
  await post(db, [{ ...mail, subject, text: t('partners.mail.received', values) }], now);
}

type ToApplicant = Told & {
  kind: JoiningKind;
  what: Extract<PartnerNotice, 'asked' | 'approved' | 'declined' | 'claimAsked' | 'claimApproved' | 'claimDeclined'>;
  /** The listing that is claimed. */
  claimed?: string;
  to: Awaited<ReturnType<typeof applicantOf>>;
};

/** Tells an applicant what staff decided, by the bell and by mail; the staff's open pages ask again. What staff wrote is read on our pages only. */
export async function tellApplicant({ db, publicUrl, now }: Telling, told: ToApplicant): Promise<void> {
  const { applicationId, kind, name, what, claimed, to } = told;
  const page = pageOf(claimed, kind);
  // Of some kinds something else becomes, and is said so.
  const own = `partners.mail.${what}.${kind}`;
  const t = wordsOf(languageNamed(to.language));
  const values = { brand: brand.name, help: brand.phone, hello: to.first_name, name, link: `${publicUrl}${page}` };
  await notify(db, {
    kind: PARTNER_NOTICE,
    subjectId: applicationId,
    readers: [{ userId: to.id, providerId: null }],
    facts: { what, name, kind, ...(claimed && { claimed }) } satisfies PartnerNoticeFacts,
    about: 'support',
    letters: [
      {
        channel: 'mail',
        about: 'support',
        userId: to.id,
        to: to.email,
        subject: t(isWord(`${own}.subject`) ? `${own}.subject` : `partners.mail.${what}.subject`, values),
        text: t(isWord(own) ? own : `partners.mail.${what}`, values),
      },
    ],
    link: () => page,
    refreshes: () => ['partners'],
    now,
  });
  await publish(db, await staffIds(db), ['partners']);
}
