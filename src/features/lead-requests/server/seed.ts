import type { PersonId } from '#features/family/server/access.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import { CONSENT_VERSION } from '../lead-request.ts';
import { insertLeadRequest } from './lead-store.ts';

type World = { db: Db; clock: { now: () => Date } };
type LeadParties = { person: { id: string; personId: string }; providerId: string };

/** A request to one center, whether or not it can be booked by now; answers its id. */
export async function aLead({ db, clock }: World, { person, providerId }: LeadParties): Promise<string> {
  const id = await insertLeadRequest(db, {
    userId: person.id,
    personId: person.personId as PersonId, // it is their own
    providerId,
    clientId: aClientId(),
    need: 'days',
    starts: 'month',
    note: '',
    contactName: 'Elena Marín',
    contactBy: 'phone',
    bestTime: 'any',
    phone: '6265550148',
    email: null,
    consentWords: 'I agree.',
    consentVersion: CONSENT_VERSION,
    now: clock.now(),
  });
  if (id === undefined) throw new Error('There is an open request already.');
  return id;
}

/** An address on a waiting list; answers the id of the entry. */
export async function aWaitingEntry({ db, clock }: World, email: string): Promise<string> {
  const { id } = await db
    .insertInto('leads')
    .values({ kind: 'waiting_list', what: `doctors: ${aClientId()}`, email, details: '{}', created_at: clock.now() })
    .returning('leads.id')
    .executeTakeFirstOrThrow();
  return id;
}
