import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import { staffAccounts } from '#features/account/server/staff-role/staff-store.ts';
import { CLOCK } from '#server/audit.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { TRAIL_NOTICE, type TrailNoticeFacts } from '../../notification.ts';
import { countBroken } from './trail-check-store.ts';

const PAGE = '/partner/staff/questions';

/** Everybody of the staff hears that trails are broken, and how many: not whose. */
export async function tellBroken({ db, publicUrl, now }: NewsContext): Promise<void> {
  const staff = await staffAccounts(db);
  const count = await countBroken(db);
  await notify(db, {
    kind: TRAIL_NOTICE,
    subjectId: CLOCK, // of all trails together
    about: 'security',
    readers: staff.map(({ id: userId }) => ({ userId, providerId: null })),
    facts: { what: 'broken', name: '', at: now.toISOString(), count } satisfies TrailNoticeFacts,
    letters: staff.map(({ id: userId, email, first_name: hello, language }) => {
      const t = wordsOf(languageNamed(language));
      const values = { hello, count, brand: brand.name, link: `${publicUrl}${PAGE}` };
      return {
        channel: 'mail' as const,
        about: 'security' as const,
        userId,
        to: email,
        subject: t('circle.trail.mail.broken.subject', values),
        text: t('circle.trail.mail.broken', values),
      };
    }),
    link: () => PAGE,
    refreshes: () => ['family'],
    now,
  });
}
