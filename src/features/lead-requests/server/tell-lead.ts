import { notify } from '#features/notifications/server/notify.ts';
import type { Reader } from '#features/notifications/server/store.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import { contactsOf } from '#features/threads/server/contact-store.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import type { Holder } from '../lead-request.ts';
import { LEAD_NOTICE, type LeadNotice, type LeadNoticeFacts } from '../notification.ts';
import type { LockedLead } from './lead-store.ts';
import { accountsOf } from './ledger-store.ts';

export type LeadContext = { db: Db; publicUrl: string; now: Date };
type LeadNews = { lead: LockedLead; provider: string; what: LeadNotice; by: string };

const pages = { family: '/dashboard-leadsinfo', provider: '/partner/leads', staff: '/partner/staff/leads' } as const;
/** What the family is written to about; of the rest the bell tells. */
const mailedToFamily: readonly LeadNotice[] = ['contacted', 'visit_planned', 'closed', 'claimed'];

/** Tells whoever sent a request what became of it. */
export async function tellAuthor(context: LeadContext, told: LeadNews): Promise<void> {
  const readers = [{ userId: told.lead.user_id, providerId: null }];
  await tell(context, { ...told, to: 'family', readers, isMailed: mailedToFamily.includes(told.what) });
}

/** Tells those who hold a request, or who are to answer it. */
export async function tellHolder(context: LeadContext, holder: Holder, told: LeadNews): Promise<void> {
  const readers = await accountsOf(context.db, holder, told.lead.provider_id);
  await tell(context, { ...told, to: holder, readers, isMailed: true });
}

type AddressedNews = LeadNews & { to: LeadNoticeFacts['to']; readers: readonly Reader[]; isMailed: boolean };

async function tell(
  { db, publicUrl, now }: LeadContext,
  { lead, provider, what, by, to, readers, isMailed }: AddressedNews,
) {
  const others = readers.filter(({ userId }) => userId !== by);
  const contacts = isMailed
    ? await contactsOf(
        db,
        others.map(({ userId }) => userId),
      )
    : [];
  await notify(db, {
    kind: LEAD_NOTICE,
    subjectId: lead.id,
    about: to === 'staff' ? 'support' : 'messages',
    readers: others,
    facts: { what, provider, to } satisfies LeadNoticeFacts,
    letters: contacts.map(({ id: userId, email, first_name: hello, language }): WrittenLetter => {
      const say = wordsOf(languageNamed(language));
      const values = { provider, hello, link: `${publicUrl}${pages[to]}`, brand: brand.name };
      const about = `leadRequests.mail.${to === 'staff' ? 'provider' : to}.${what}`;
      return {
        channel: 'mail',
        about: to === 'staff' ? 'support' : 'messages',
        userId,
        to: email,
        subject: say(`${about}.subject`, values),
        text: say(about, values),
      };
    }),
    link: () => pages[to],
    refreshes: () => ['leads'],
    now,
  });
  await publish(db, [by], ['leads']);
}
