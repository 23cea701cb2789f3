import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { decidesFor, ownPerson, type PersonId } from '#features/family/server/access.ts';
import { requireProof } from '#features/security/server/proof.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Context } from '#server/http/handlers.ts';
import { addOnce } from '#server/idempotency.ts';
import type { Secrets } from '#server/secrets.ts';
import { Failure } from '#shared/failure.ts';
import {
  type LinkSection,
  linkSections,
  type LinkSpan,
  linkSpans,
  MOST_LINKS,
  MOST_TRIES,
  type RecordLink,
} from '../../record-links.ts';
import { lockHolder } from '../record-store.ts';
import { endLink, holderOfLink, insertLink, type LinkRow, linksOfPerson, looksAt } from './link-store.ts';

/** What the trail calls a link. */
export const subjectOfLink = (id: string): string => `record_link:${id}`;

/** What is kept of a key: it is long enough to be hashed alone. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
/** What is kept of a passcode, which is not. */
export const hashOfPasscode = (passcode: string, id: string, secrets: Pick<Secrets, 'digest'>): string =>
  secrets.digest(passcode, `record-link ${id}`);

type LinkStatus = {
  ends_at: Date;
  ended_at: Date | null;
  wrong_tries: number;
  closes_at: Date | null;
  closed_at: Date | null;
};

/** Whether a link opens its records, as far as it and the account of whoever made it say; their right is asked besides. */
export const isOpen = (link: LinkStatus, now: Date): boolean =>
  link.ended_at === null && link.ends_at > now && link.closes_at === null && link.closed_at === null;

type LinkRequest = { familyMemberId?: string | null | undefined; sections: readonly LinkSection[]; span: LinkSpan };

/**
 * Makes a link, with a fresh proof, once by one key of the request; its key and its passcode are kept nowhere. Throws
 * `record_links_full` and `first_arrived`.
 */
export async function makeLink(context: Context, request: LinkRequest) {
  await requireProof(context);
  await context.limits.take('healthRecordAccount', context.user.id);
  const { db, secrets, user, now, idempotencyKey } = context;
  const { familyMemberId, sections, span } = request;
  const seed = idempotencyKey ?? randomBytes(32).toString('base64url');
  const claim = { userId: user.id, route: 'recordLink', key: idempotencyKey, body: request, now };
  const made = await addOnce(db, claim, async (db) => {
    const [id, endsAt] = [randomUUID(), new Date(now.getTime() + linkSpans[span])];
    const { key, passcode } = openersOf(id, { seed, secrets });
    await deciding({ ...context, db }, familyMemberId ?? null, async (db, person) => {
      await lockHolder(db, person);
      const open = (await linksOf(db, person, context)).filter(({ state }) => state === 'open');
      if (open.length >= MOST_LINKS) throw new Failure('record_links_full', { values: { count: MOST_LINKS } });
      await insertLink(db, {
        ...{ id, person, madeBy: user.id, endsAt, now },
        keyHash: hashOfKey(key),
        passcodeHash: hashOfPasscode(passcode, id, secrets),
        sections: linkSections.filter((name) => sections.includes(name)),
      });
      return id;
    });
    return { _id: id, endsAt: endsAt.toISOString() };
  });
  return { ...made, ...openersOf(made._id, { seed, secrets }) };
}

const PASSCODES = 1_000_000;

/** What opens a link: the same for a repetition of what made it, and found by nobody without the secret of the server. */
function openersOf(id: string, { seed, secrets }: { seed: string; secrets: Pick<Secrets, 'digest'> }) {
  const drawn = Buffer.from(secrets.digest(seed, `record-link passcode ${id}`), 'base64url').readUIntBE(0, 6);
  return {
    key: secrets.digest(seed, `record-link key ${id}`),
    passcode: String(drawn % PASSCODES).padStart(6, '0'),
  };
}

/** From then on it opens nothing; a repetition changes nothing. */
export async function takeBackLink(context: Context, id: string): Promise<void> {
  await context.limits.take('healthRecordAccount', context.user.id);
  const { db, user, now } = context;
  const holder = await holderOfLink(db, id, { userId: user.id, now });
  if (!holder) throw new Failure('not_found');
  await deciding(context, holder.person_id, async (db) => {
    await endLink(db, id, now);
    return id;
  });
}

/** The links of a person, for whoever decides for them. */
export async function listLinks({ db, user, now }: Context, familyMemberId: string | undefined): Promise<RecordLink[]> {
  const asked = { userId: user.id, personId: familyMemberId ?? null, scope: 'records', now } as const;
  const person = await ownPerson(db, asked);
  if (!(await decidesFor(db, { userId: user.id, person }))) throw new Failure('no_access');
  return linksOf(db, person, { user, now });
}

async function linksOf(db: Db, person: PersonId, { user, now }: Pick<Context, 'user' | 'now'>): Promise<RecordLink[]> {
  const rows = await linksOfPerson(db, person, now);
  return Promise.all(
    rows.map(async (row) => ({
      _id: row.id,
      sections: row.sections,
      madeBy: row.made_by === user.id ? null : `${row.first_name} ${row.last_name}`.trim(),
      madeAt: row.made_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      state: await stateOf(db, { row, person, now }),
      looks: (await looksAt(db, row.id)).map(({ at, browser, system }) => ({ at: at.toISOString(), browser, system })),
      lookCount: Number(row.look_count),
    })),
  );
}

async function stateOf(
  db: Db,
  { row, person, now }: { row: LinkRow; person: PersonId; now: Date },
): Promise<RecordLink['state']> {
  if (row.wrong_tries >= MOST_TRIES) return 'guessed';
  if (row.ended_at !== null) return 'takenBack';
  return isOpen(row, now) && (await decidesFor(db, { userId: row.made_by, person })) ? 'open' : 'over';
}

/** For whoever decides for that person, with the line of the trail, in one transaction. */
async function deciding(
  { db, user, now }: Context,
  personId: string | null,
  work: (db: Db, person: PersonId) => Promise<string>,
): Promise<void> {
  await joinTransaction(db, async (db) => {
    const person = await ownPerson(db, { userId: user.id, personId, scope: 'records', now });
    if (!(await decidesFor(db, { userId: user.id, person }))) throw new Failure('no_access');
    const id = await work(db, person);
    await audit(db, { at: now, actorId: user.id, personId: person, action: 'share', subject: subjectOfLink(id) });
  });
}
