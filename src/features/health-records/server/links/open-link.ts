import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { browserName } from '#features/account/server/browser-name.ts';
import { decidedPerson, type PersonId } from '#features/family/server/access.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { presentSummaries } from '#features/visit-summaries/server/present-summary.ts';
import { countSigned, signedOfPerson } from '#features/visit-summaries/server/summary-store.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Reply } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { factSections, isFactSection } from '../../fact-sections.ts';
import { RECORD_LINK_NOTICE, type RecordLinkFacts } from '../../notification.ts';
import { HealthFacts } from '../../profile.ts';
import { type LinkSection, MOST_TRIES, type SharedRecords, type sharedRecords } from '../../record-links.ts';
import { presentSharedRecords } from '../present-records.ts';
import { profileOf } from '../store.ts';
import { hashOfKey, hashOfPasscode, isOpen, subjectOfLink } from './keep-links.ts';
import { countTry, endLink, insertLook, linkOfKey, type LockedLink, lockLink } from './link-store.ts';

type LinkAnswer = Reply<typeof sharedRecords.open>['data'];
type LinkCredentials = { key: string; passcode: string | null };

/**
 * What a link shows to whoever has its passcode; without one, that it is open. Throws `not_found` for every key that opens nothing, or
 * no more, which counts as a guess, and `wrong_link_passcode`.
 */
export async function openLink(context: Context, { key, passcode }: LinkCredentials): Promise<LinkAnswer> {
  const { db, limits, client } = context;
  const known = await linkOfKey(db, hashOfKey(key));
  if (!known) {
    await limits.take('recordLinkGuessClient', client);
    throw new Failure('not_found');
  }
  await limits.take('recordLink', known.id);
  if (passcode !== null) await limits.take('recordLinkGuessClient', client);
  const outcome = await db.transaction().execute((db) => judge({ ...context, db }, known.id, passcode));
  if ('left' in outcome) throw new Failure('wrong_link_passcode', { values: { count: outcome.left } });
  return outcome;
}

/** A wrong try stays counted: it is answered, not thrown. */
async function judge(context: Context, id: string, passcode: string | null): Promise<LinkAnswer | { left: number }> {
  const { db, secrets, now } = context;
  const link = await lockLink(db, id);
  if (!link || !isOpen(link, now)) throw new Failure('not_found');
  const person = await decidedPerson(db, { userId: link.made_by, personId: link.person_id });
  const endsAt = link.ends_at.toISOString();
  if (passcode === null) return { endsAt, shown: null };
  if (!isSame(hashOfPasscode(passcode, id, secrets), link.passcode_hash)) return refuse(context, { link, person });
  const shown = await show(context, link, person);
  const isFirst = await insertLook(db, { linkId: id, ...browserName(context.userAgent), now });
  if (isFirst) await tell(context, { link, person, what: 'opened' });
  // nobody knows who that was: the link itself has looked
  await audit(db, { at: now, actorId: id, personId: person, action: 'read', subject: subjectOfLink(id) });
  return { endsAt, shown };
}

const isSame = (one: string, other: string) => {
  const [given, kept] = [Buffer.from(one), Buffer.from(other)];
  return given.length === kept.length && timingSafeEqual(given, kept);
};

type OpenedLink = { link: LockedLink; person: PersonId };

/** The last one closes the link. */
async function refuse(context: Context, { link, person }: OpenedLink): Promise<{ left: number }> {
  const { db, now } = context;
  await countTry(db, link.id);
  const left = MOST_TRIES - link.wrong_tries - 1;
  if (left <= 0) {
    await endLink(db, link.id, now);
    await tell(context, { link, person, what: 'guessed' });
  }
  return { left };
}

async function tell({ db, now }: Context, { link, person, what }: OpenedLink & { what: RecordLinkFacts['what'] }) {
  const isOwn = link.own_user_id === link.made_by;
  await notify(db, {
    kind: RECORD_LINK_NOTICE,
    subjectId: link.id,
    about: 'security',
    personId: person,
    scope: 'records',
    readers: [{ userId: link.made_by, providerId: null }],
    facts: { what, person: isOwn ? null : link.first_name, personId: person } satisfies RecordLinkFacts,
    letters: [],
    link: () => (isOwn ? '/healthrecords?step=share' : `/family-healthrecord?for=${person}&step=share`),
    refreshes: () => [],
    now,
  });
}

/** The chosen sections as they stand, without files. */
async function show(context: Context, link: LockedLink, person: PersonId): Promise<SharedRecords> {
  const { db, now } = context;
  const profile = await profileOf(db, person);
  const isShared = (name: LinkSection) => link.sections.includes(name);
  const hasSummaries = isShared('consultations');
  return {
    name: `${link.first_name} ${link.last_name}`.trim(),
    at: now.toISOString(),
    sections: link.sections,
    facts: factsIn(z.parse(HealthFacts, profile?.facts ?? {}), link.sections),
    records: await presentSharedRecords(db, person, isShared),
    summaries: hasSummaries ? await presentSummaries(context, await signedOfPerson(db, person)) : [],
    summaryCount: hasSummaries ? await countSigned(db, person) : 0,
  };
}

function factsIn(facts: HealthFacts, sections: readonly LinkSection[]): HealthFacts {
  const names: readonly string[] = sections.filter(isFactSection).flatMap((name) => factSections[name]);
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
}
