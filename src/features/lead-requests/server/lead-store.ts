import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { isHosted } from '#features/providers/server/host-store.ts';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import type { Holder, LeadEvent, LeadState, NewLead, ReceivedLead } from '../lead-request.ts';

type LeadColumns = {
  status: LeadState;
  need: ReceivedLead['need'];
  starts: ReceivedLead['starts'];
  contact_by: ReceivedLead['contactBy'];
  best_time: ReceivedLead['bestTime'];
};

export type PackedEntry = [what: LeadEvent, holder: Holder | null, at: string, answer: string | null];
export type PackedHolder = [holder: Holder, since: string, acknowledgedAt: string | null];

const ledger = sql<PackedEntry[] | null>`(
  select json_agg(json_build_array(lead_events.what, lead_events.holder, lead_events.at, lead_events.answer) order by lead_events.id)
  from lead_events where lead_events.lead_id = lead_requests.id)`;
const holding = sql<PackedHolder[] | null>`(
  select json_agg(json_build_array(lead_holders.holder, lead_holders.since, lead_holders.acknowledged_at) order by lead_holders.since)
  from lead_holders where lead_holders.lead_id = lead_requests.id)`;

const leads = (db: Db) =>
  db
    .selectFrom('lead_requests')
    .innerJoin('providers', 'providers.id', 'lead_requests.provider_id')
    .innerJoin('people', 'people.id', 'lead_requests.person_id')
    .selectAll('lead_requests')
    .select(['providers.name as provider_name', 'providers.kind as provider_kind', 'providers.city', 'providers.state'])
    .select('providers.time_zone')
    .select(['people.first_name', 'people.last_name', 'people.user_id as person_user_id'])
    .select([ledger.as('ledger'), holding.as('holding')])
    .$narrowType<LeadColumns>();

type Author = { userId: string; now: Date };
const mayAct = (db: Db, { userId, now }: Author) =>
  sql<boolean>`lead_requests.person_id = any(array(${peopleOf(db, { userId, scope: 'bookings', now })}))`;

/** What an account has sent. It stays its own, because its number went out; of whom it was for it reads only while it may act for them. */
const sentBy = (db: Db, author: Author) =>
  leads(db).select(mayAct(db, author).as('may_act')).where('lead_requests.user_id', '=', author.userId);

export type SentRow = NonNullable<Awaited<ReturnType<typeof sentLead>>>;
export const sentLead = (db: Db, id: string, author: Author) =>
  sentBy(db, author).where('lead_requests.id', '=', id).executeTakeFirst();

export const leadSentAs = (db: Db, { userId, clientId }: { userId: string; clientId: string }) =>
  db
    .selectFrom('lead_requests')
    .select('lead_requests.id')
    .where('lead_requests.user_id', '=', userId)
    .where('lead_requests.client_id', '=', clientId)
    .executeTakeFirst();

type LeadQuery = Author & { personId: string | undefined; providerId: string | undefined; page: number };

export async function sentLeads(db: Db, { personId, providerId, page, ...author }: LeadQuery) {
  const chosen = sentBy(db, author)
    .$if(personId !== undefined, (query) => query.where('lead_requests.person_id', '=', personId ?? ''))
    .$if(providerId !== undefined, (query) => query.where('lead_requests.provider_id', '=', providerId ?? ''));
  const rows = await chosen
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('lead_requests.created_at', 'desc')
    .orderBy('lead_requests.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

const managersOf = sql`select from provider_managers where provider_managers.provider_id = lead_requests.provider_id`;

/** Which requests somebody answers: a center its own, once it has the number also after they were withdrawn; our staff those of centers where nobody does. */
const receivedBy = (holder: Holder, userId: string) =>
  holder === 'provider'
    ? sql<boolean>`lead_requests.provider_id in ${placesOf({ userId, right: 'contacts' })}
        and (lead_requests.withdrawn_at is null or exists (${holds(holder)}))`
    : sql<boolean>`((lead_requests.withdrawn_at is null and not exists (${managersOf})) or exists (${holds(holder)}))`;
const holds = (holder: Holder) =>
  sql`select from lead_holders where lead_holders.lead_id = lead_requests.id and lead_holders.holder = ${holder}`;

export type Receiver = { holder: Holder; userId: string };
const received = (db: Db, { holder, userId }: Receiver) => leads(db).where(receivedBy(holder, userId));

export type ReceivedRow = NonNullable<Awaited<ReturnType<typeof receivedLead>>>;
export const receivedLead = (db: Db, id: string, receiver: Receiver) =>
  received(db, receiver).where('lead_requests.id', '=', id).executeTakeFirst();

/** `providerId`: of one place only. */
type Listing = { providerId: string | undefined; page: number };

/** What must be done comes first: to say that a withdrawn number is gone, then what is new, the oldest first. */
export async function receivedLeads(db: Db, receiver: Receiver, { providerId, page }: Listing) {
  const rows = await received(db, receiver)
    .$if(providerId !== undefined, (query) => query.where('lead_requests.provider_id', '=', providerId ?? ''))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy(
      sql`case when lead_requests.withdrawn_at is not null and exists (${holds(receiver.holder)} and lead_holders.acknowledged_at is null) then 0
        when lead_requests.withdrawn_at is not null then 5
        else array_position(array['', 'new', 'contacted', 'visit_planned', 'closed'], lead_requests.status) end`,
    )
    .orderBy('lead_requests.created_at')
    .orderBy('lead_requests.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** How many new requests wait for our staff, and acknowledgements that it owes. */
export const waitingLeads = async (db: Db) => {
  const { count, oldest } = await db
    .selectFrom('lead_requests')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(lead_requests.updated_at)`.as('oldest')])
    .where(receivedBy('staff', '00000000-0000-0000-0000-000000000000'))
    .where(
      sql<boolean>`(lead_requests.withdrawn_at is null and lead_requests.status = 'new')
        or (lead_requests.withdrawn_at is not null and exists (${holds('staff')} and lead_holders.acknowledged_at is null))`,
    )
    .executeTakeFirstOrThrow();
  return { count, oldestAt: oldest };
};

export type LockedLead = NonNullable<Awaited<ReturnType<typeof lockSent>>>;

const lockable = (db: Db, id: string) =>
  db
    .selectFrom('lead_requests')
    .selectAll()
    .$narrowType<LeadColumns>()
    .where('lead_requests.id', '=', id)
    .forNoKeyUpdate();
const MOST_TOLD = 500;

/** The requests at a center that are still meant: neither withdrawn nor closed. */
export const openLeadsAt = (db: Db, providerId: string) =>
  db
    .selectFrom('lead_requests')
    .selectAll()
    .$narrowType<LeadColumns>()
    .where('lead_requests.provider_id', '=', providerId)
    .where('lead_requests.withdrawn_at', 'is', null)
    .where('lead_requests.status', '!=', 'closed')
    .orderBy('lead_requests.created_at')
    .orderBy('lead_requests.id')
    .limit(MOST_TOLD)
    .execute();
export const lockSent = (db: Db, id: string, userId: string) =>
  lockable(db, id).where('lead_requests.user_id', '=', userId).executeTakeFirst();
export const lockReceived = (db: Db, id: string, { holder, userId }: Receiver) =>
  lockable(db, id).where(receivedBy(holder, userId)).executeTakeFirst();

const MOST_HELD = 500;

/** The requests of an account that still hold how to reach it. */
export async function heldLeads(db: Db, userId: string): Promise<string[]> {
  const held = await db
    .selectFrom('lead_requests')
    .select('lead_requests.id')
    .where('lead_requests.user_id', '=', userId)
    .where('lead_requests.withdrawn_at', 'is', null)
    .orderBy('lead_requests.created_at', 'desc')
    .orderBy('lead_requests.id')
    .limit(MOST_HELD)
    .execute();
  return held.map(({ id }) => id);
}

/** A provider that is asked to call; whether it can be booked instead: somebody has checked it and answers there, and its kind is booked at all. */
export const leadProvider = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .selectFrom('providers')
    .innerJoin('provider_kinds', 'provider_kinds.kind', 'providers.kind')
    .select(['providers.id', 'providers.name', 'providers.kind', 'providers.time_zone'])
    .select(sql<boolean>`not provider_kinds.takes_requests and ${isVerified(now)} and ${isHosted}`.as('is_bookable'))
    .where('providers.id', '=', id)
    .executeTakeFirst();

type NewLeadRow = Omit<NewLead, 'consent' | 'familyMemberId' | 'consentVersion' | 'phone'> & {
  userId: string;
  personId: PersonId;
  phone: string | null;
  email: string | null;
  consentWords: string;
  consentVersion: string;
  now: Date;
};

/** Undefined when the account has one that is open there for the same person. */
export async function insertLeadRequest(db: Db, lead: NewLeadRow): Promise<string | undefined> {
  const row = await db
    .insertInto('lead_requests')
    .values({
      user_id: lead.userId,
      person_id: lead.personId,
      provider_id: lead.providerId,
      client_id: lead.clientId,
      need: lead.need,
      starts: lead.starts,
      note: lead.note,
      contact_name: lead.contactName,
      contact_by: lead.contactBy,
      best_time: lead.bestTime,
      phone: lead.phone,
      email: lead.email,
      consent_words: lead.consentWords,
      consent_version: lead.consentVersion,
      consented_at: lead.now,
      created_at: lead.now,
      updated_at: lead.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('lead_requests.id')
    .executeTakeFirst();
  return row?.id;
}

/** How many requests of an account nobody has closed. */
export async function countOpenLeads(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('lead_requests')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('lead_requests.user_id', '=', userId)
    .where('lead_requests.status', '!=', 'closed')
    .where('lead_requests.withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type LeadWrite = Partial<{
  status: LeadState;
  visit_on: string | null;
  phone: null;
  email: null;
  withdrawn_at: Date;
  updated_at: Date;
}>;

export async function writeLead(db: Db, id: string, change: LeadWrite): Promise<void> {
  await db.updateTable('lead_requests').set(change).where('id', '=', id).execute();
}
