import { type DemoAccount, elena, families, ines, relatives, rosa } from '#features/account/demo/accounts.ts';
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
  /** Of whom it asks, as the town names them. */
  provider: string;
  status: LeadState;
  /** Days from today, below zero for what has been. */
  visitIn?: number;
  steps: readonly [Step, ...Step[]];
};

const leads: readonly DemoLead[] = [
  {
    key: 'rosa at sycamore',
    author: elena,
    personId: rosa.id,
    provider: 'centre arroyo-house',
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
    provider: 'centre sandhill-home',
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
    provider: 'centre arroyo-house',
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
    provider: 'centre jacaranda',
    need: 'living',
    starts: 'later',
    note: 'Sent before the center could be booked here.',
    contactBy: 'phone',
    bestTime: 'evening',
    status: 'visit_planned',
    visitIn: -20,
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
    provider: 'centre jacaranda',
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
  {
    key: 'raman at heron creek',
    author: families.raman,
    personId: relatives.lakshmi.id,
    provider: 'agency Heron Creek Home Health',
    need: 'nursing',
    starts: 'now',
    note: 'She comes home from the hospital on Friday and has a wound on her foot.',
    contactBy: 'phone',
    bestTime: 'morning',
    status: 'new',
    steps: [{ what: 'sent', by: 'family', daysAgo: 0.2 }],
  },
  {
    key: 'alvarado at heron creek',
    author: families.alvarado,
    personId: relatives.consuelo.id,
    provider: 'agency Heron Creek Home Health',
    need: 'physical_therapy',
    starts: 'month',
    note: 'Se cayó en mayo y todavía camina insegura. Prefiere hablar en español.',
    contactBy: 'phone',
    bestTime: 'afternoon',
    status: 'contacted',
    steps: [
      { what: 'sent', by: 'family', daysAgo: 5 },
      { what: 'opened', by: 'provider', daysAgo: 4.8 },
      { what: 'contacted', by: 'provider', daysAgo: 4, answer: 'Llamamos el martes a las 3 con la fisioterapeuta.' },
    ],
  },
  {
    key: 'whitaker at heron creek',
    author: families.whitaker,
    personId: relatives.harold.id,
    provider: 'agency Heron Creek Home Health',
    need: 'aide',
    starts: 'later',
    note: 'He needs a hand with bathing, twice a week.',
    contactBy: 'mail',
    bestTime: 'any',
    status: 'visit_planned',
    visitIn: 3,
    steps: [
      { what: 'sent', by: 'family', daysAgo: 9 },
      { what: 'opened', by: 'provider', daysAgo: 8.7 },
      { what: 'contacted', by: 'provider', daysAgo: 8 },
      { what: 'visit_planned', by: 'provider', daysAgo: 7 },
    ],
  },
];

/** Requests in each state: new, contacted, with a visit, withdrawn and still to be confirmed, for our staff, for a center and for an agency. */
export async function seedLeads(db: Db, now: Date): Promise<void> {
  for (const lead of leads) await seedLead(db, lead, now);
}

async function seedLead(db: Db, lead: DemoLead, now: Date) {
  const { author, steps, status, visitIn } = lead;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const provider = await db
    .selectFrom('providers')
    .select(['providers.id', 'providers.name'])
    .where('providers.id', '=', demoId(lead.provider))
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
    consentWords: wordsOf(author.language)('leadRequests.consent', { provider: provider.name }),
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
  const visitOn = visitIn === undefined ? null : ago(-visitIn).toISOString().slice(0, 10);
  await writeLead(db, id, { status, visit_on: visitOn, updated_at: ago(steps.at(-1)?.daysAgo ?? 0) });
}
