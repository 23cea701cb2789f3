import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import { post } from '#features/preferences/server/post.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { isWord, wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import type { Decision } from '../checking-contract.ts';
import { PARTNER_NOTICE, type PartnerNoticeFacts } from '../notification.ts';
import { type applicantOf, type ApplicationRow, claimedBy } from './application-store.ts';
import { staffIds } from '#features/staff/server/staff-store.ts';

type ApplicationKey = Pick<ApplicationRow, 'id' | 'kind' | 'purpose' | 'provider_id'>;

/** Where an applicant reads what became of it: of a claim the page of that listing, of new evidence all that the place shows. */
function pageOf(application: ApplicationKey): string {
  if (application.purpose === 'renewal') return '/partner/evidence';
  const claimed = claimedBy(application);
  return claimed ? `/partner/claim?place=${claimed}` : `/partner/join?as=${application.kind}`;
}

type ApplicationNews = { application: ApplicationKey; name: string };

/** Tells all of the staff that something waits: the bell, and their open pages. */
export async function tellStaff(
  { db, now }: Omit<NewsContext, 'publicUrl'>,
  { application, name }: ApplicationNews,
): Promise<void> {
  const readers = (await staffIds(db)).map((userId) => ({ userId, providerId: null }));
  await notify(db, {
    kind: PARTNER_NOTICE,
    subjectId: application.id,
    readers,
    facts: { what: 'sent', name } satisfies PartnerNoticeFacts,
    about: 'support',
    letters: [],
    link: () => '/partner/staff/partners',
    refreshes: () => ['partners'],
    now,
  });
}

type ApplicantNews = ApplicationNews & { to: Awaited<ReturnType<typeof applicantOf>> };

/** Writes to an applicant that what they sent has arrived, and within what time it is looked at. */
export async function tellReceived({ db, publicUrl, now }: NewsContext, told: ApplicantNews): Promise<void> {
  const { application, name, to } = told;
  const t = wordsOf(languageNamed(to.language));
  const link = `${publicUrl}${pageOf(application)}`;
  const values = { brand: brand.name, help: brand.phone, hello: to.first_name, name, link };
  const mail = { channel: 'mail', about: 'support', userId: to.id, to: to.email } as const;
  const subject = t('partners.mail.received.subject', values);
  await post(db, [{ ...mail, subject, text: t('partners.mail.received', values) }], now);
}

const claimNotices = { asked: 'claimAsked', approved: 'claimApproved', declined: 'claimDeclined' } as const;

/** Tells an applicant what staff decided, by the bell and by mail; the staff's open pages ask again. What staff wrote is read on our pages only. */
export async function tellApplicant(
  { db, publicUrl, now }: NewsContext,
  { application, name, as, to }: ApplicantNews & { as: Decision['as'] },
): Promise<void> {
  const { kind, purpose } = application;
  const claimed = claimedBy(application);
  const what = claimed ? claimNotices[as] : as;
  const page = pageOf(application);
  // Of some kinds, and of new evidence, something else becomes, and is said so.
  const own = `partners.mail.${what}.${purpose === 'renewal' ? purpose : kind}`;
  const t = wordsOf(languageNamed(to.language));
  const values = { brand: brand.name, help: brand.phone, hello: to.first_name, name, link: `${publicUrl}${page}` };
  await notify(db, {
    kind: PARTNER_NOTICE,
    subjectId: application.id,
    readers: [{ userId: to.id, providerId: null }],
    facts: { what, name, kind, purpose, ...(claimed && { claimed }) } satisfies PartnerNoticeFacts,
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
