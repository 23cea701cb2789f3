import { type DemoAccount, elena, families, ines, rosa } from '#features/account/demo/accounts.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { wordsOf } from '#server/words.ts';
import { DAY_MS } from '#shared/durations.ts';
import { CONSENT_VERSION, type Holder, type LeadEvent, type LeadState, type NewLead } from '../lead-request.ts';
import { insertLeadRequest, writeLead } from '../server/lead-store.ts';
import { accountsOf, addHolder, addLeadEvent } from '../server/ledger-store.ts';

type Step = { what: LeadEvent; by: Holder | 'family'; daysAgo: number; answer?: string };
type DemoLead = Pick<NewLead, 'need' | 'starts' | 'note' | 'contactBy' | 'bestTime'> & {
  key: string;
  author: DemoAccount;
  personId?: string;
  centre: string;
  status: LeadState;
  steps: readonly [Step, ...Step[]];
};

const leads: readonly DemoLead[] = [
  {
    key: 'rosa at sycamore',
    author: elena,
    personId: rosa.id,
    centre: 'arroyo-house',
    need: 'days',
    starts: 'month',
    note: 'Three mornings a week would be best. She walks with a cane.',
    contactBy: 'phone',
    bestTime: 'afternoon',
    status: 'contacted',
    steps: [
      { what: 'sent', by: 'family', daysAgo: 4 },
      { what: 'opened', by: 'staff', daysAgo: 3.9 },
      { what: 'contacted', by: 'staff', daysAgo: 3, answer: 'They have mornings free, and will call you on Monday.' },
    ],
  },
  {
    key: 'elena in tampa',
    author: elena,
    centre: 'sandhill-home',
    need: 'unsure',
    starts: 'unsure',
    note: '',
    contactBy: 'mail',
    bestTime: 'any',
    status: 'new',
    steps: [
      { what: 'sent', by: 'family', daysAgo: 20 },
      { what: 'opened', by: 'staff', daysAgo: 19 },
      { what: 'withdrawn', by: 'family', daysAgo: 10 },
    ],
  },
  {
    key: 'raman near home',
    author: families.raman,
    centre: 'arroyo-house',
    need: 'days',
    starts: 'now',
    note: 'My mother needs somebody on Fridays.',
    contactBy: 'phone',
    bestTime: 'morning',
    status: 'new',
    steps: [{ what: 'sent', by: 'family', daysAgo: 1 }],
  },
  {
    key: 'whitaker at jacaranda',
    author: families.whitaker,
    centre: 'jacaranda',
    need: 'living',
    starts: 'later',
    note: 'Sent before the center could be booked here.',
    contactBy: 'phone',
    bestTime: 'evening',
    status: 'visit_planned',
    steps: [
      { what: 'sent', by: 'family', daysAgo: 30 },
      { what: 'opened', by: 'provider', daysAgo: 29 },
      { what: 'contacted', by: 'provider', daysAgo: 28 },
      { what: 'visit_planned', by: 'provider', daysAgo: 27 },
    ],
  },
  {
    key: 'tanaka at jacaranda',
    author: families.tanaka,
    centre: 'jacaranda',
    need: 'short_stay',
    starts: 'month',
    note: '',
    contactBy: 'phone',
    bestTime: 'any',
    status: 'contacted',
    steps: [
      { what: 'sent', by: 'family', daysAgo: 26 },
      { what: 'opened', by: 'provider', daysAgo: 25 },
      { what: 'contacted', by: 'provider', daysAgo: 25 },
      { what: 'withdrawn', by: 'family', daysAgo: 2 },
    ],
  },
];

/** Requests in each state: new, contacted, with a visit, withdrawn and still to be confirmed, for our staff and for a center. */
export async function seedLeads(db: Db, now: Date): Promise<void> {
  for (const lead of leads) await seedLead(db, lead, now);
}

async function seedLead(db: Db, lead: DemoLead, now: Date) {
  const { author, steps, centre, status } = lead;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const provider = await db
    .selectFrom('providers')
    .select(['providers.id', 'providers.name'])
    .where('providers.id', '=', demoId(`centre ${centre}`))
    .executeTakeFirstOrThrow();
  const id = await insertLeadRequest(db, {
    ...lead,
    clientId: `demo-${lead.key}`,
    providerId: provider.id,
    userId: author.id,
    personId: (lead.personId ?? author.personId) as PersonId, // the demo family may act for them
    contactName: `${author.firstName} ${author.lastName}`,
    phone: author.phone,
    email: lead.contactBy === 'mail' ? author.email : null,
    consentWords: wordsOf('en')('leadRequests.consent', { provider: provider.name }),
    consentVersion: CONSENT_VERSION,
    now: ago(steps[0].daysAgo),
  });
  if (id === undefined) return;
  const [manager] = await accountsOf(db, 'provider', provider.id);
  for (const { what, by, daysAgo, answer } of steps) {
    const at = ago(daysAgo);
    const holder = by === 'family' ? null : by;
    const userId = by === 'family' ? author.id : by === 'staff' ? ines.id : (manager?.userId ?? ines.id);
    await addLeadEvent(db, { leadId: id, what, holder, userId, now: at, ...(answer && { answer }) });
    if (what === 'opened' && holder) await addHolder(db, { leadId: id, holder, now: at });
    if (what === 'withdrawn') await writeLead(db, id, { phone: null, email: null, withdrawn_at: at });
  }
  const visitOn = status === 'visit_planned' ? ago(20).toISOString().slice(0, 10) : null;
  await writeLead(db, id, { status, visit_on: visitOn, updated_at: ago(steps.at(-1)?.daysAgo ?? 0) });
}
