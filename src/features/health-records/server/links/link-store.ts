import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { BrowserName } from '#features/account/server/browser-name.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { LISTED_DAYS, type LinkSection, MOST_LINKS } from '../../record-links.ts';

const MOST_LISTED = MOST_LINKS * 10;
const MOST_LOOKS = 20;

const listedSince = (now: Date) => new Date(now.getTime() - LISTED_DAYS * DAY_MS);

/** The links of a person, the newest first; those that are over for a while. */
export const linksOfPerson = (db: Db, person: PersonId, now: Date) =>
  db
    .selectFrom('record_links')
    .innerJoin('users', 'users.id', 'record_links.made_by')
    .select([
      'record_links.id',
      'record_links.sections',
      'record_links.made_by',
      'record_links.made_at',
      'record_links.ends_at',
      'record_links.ended_at',
      'record_links.wrong_tries',
      'users.first_name',
      'users.last_name',
      'users.closes_at',
      'users.closed_at',
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom('record_link_looks')
        .select(fn.countAll<number>().as('count'))
        .whereRef('record_link_looks.link_id', '=', 'record_links.id')
        .as('look_count'),
    )
    .$narrowType<{ sections: LinkSection[] }>() // written by insertLink only
    .where('record_links.person_id', '=', person)
    .where('record_links.ends_at', '>', listedSince(now))
    .orderBy('record_links.made_at', 'desc')
    .orderBy('record_links.id')
    .limit(MOST_LISTED)
    .execute();
export type LinkRow = Awaited<ReturnType<typeof linksOfPerson>>[number];

/** Those that opened a link last. */
export const looksAt = (db: Db, linkId: string) =>
  db
    .selectFrom('record_link_looks')
    .select(['record_link_looks.at', 'record_link_looks.browser', 'record_link_looks.system'])
    .$narrowType<BrowserName>() // written by insertLook only
    .where('record_link_looks.link_id', '=', linkId)
    .orderBy('record_link_looks.at', 'desc')
    .orderBy('record_link_looks.id')
    .limit(MOST_LOOKS)
    .execute();

type NewLink = {
  id: string;
  person: PersonId;
  madeBy: string;
  keyHash: string;
  passcodeHash: string;
  sections: readonly LinkSection[];
  endsAt: Date;
  now: Date;
};

export const insertLink = (db: Db, { id, person, madeBy, keyHash, passcodeHash, sections, endsAt, now }: NewLink) =>
  db
    .insertInto('record_links')
    .values({
      ...{ id, person_id: person, made_by: madeBy, key_hash: keyHash, passcode_hash: passcodeHash },
      ...{ sections: [...sections], made_at: now, ends_at: endsAt },
    })
    .execute();

/** Whose records a link shows, for whoever may see them. */
export const holderOfLink = (db: Db, id: string, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('record_links')
    .select('record_links.person_id')
    .where('record_links.id', '=', id)
    .where('record_links.person_id', 'in', peopleOf(db, { userId, scope: 'records', now }))
    .executeTakeFirst();

/** It opens nothing from now on; nothing changes where that is so already. */
export const endLink = (db: Db, id: string, now: Date) =>
  db
    .updateTable('record_links')
    .set({ ended_at: now })
    .where('record_links.id', '=', id)
    .where('record_links.ended_at', 'is', null)
    .execute();

export const linkOfKey = (db: Db, keyHash: string) =>
  db
    .selectFrom('record_links')
    .select('record_links.id')
    .where('record_links.key_hash', '=', keyHash)
    .executeTakeFirst();

/** A link with whoever made it, locked until the transaction ends: passcodes are tried one after the other. */
export const lockLink = (db: Db, id: string) =>
  db
    .selectFrom('record_links')
    .innerJoin('users', 'users.id', 'record_links.made_by')
    .innerJoin('people', 'people.id', 'record_links.person_id')
    .select([
      'record_links.id',
      'record_links.person_id',
      'record_links.passcode_hash',
      'record_links.sections',
      'record_links.made_by',
      'record_links.ends_at',
      'record_links.ended_at',
      'record_links.wrong_tries',
      'users.closes_at',
      'users.closed_at',
      'people.first_name',
      'people.last_name',
      'people.user_id as own_user_id',
    ])
    .$narrowType<{ sections: LinkSection[] }>()
    .where('record_links.id', '=', id)
    .forUpdate('record_links')
    .executeTakeFirst();
export type LockedLink = NonNullable<Awaited<ReturnType<typeof lockLink>>>;

export const countTry = (db: Db, id: string) =>
  db
    .updateTable('record_links')
    .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('record_links.id', '=', id)
    .execute();

/** Whether it is the first one. */
export async function insertLook(
  db: Db,
  { linkId, browser, system, now }: BrowserName & { linkId: string; now: Date },
): Promise<boolean> {
  const before = await db
    .selectFrom('record_link_looks')
    .select('record_link_looks.id')
    .where('record_link_looks.link_id', '=', linkId)
    .executeTakeFirst();
  await db.insertInto('record_link_looks').values({ link_id: linkId, browser, system, at: now }).execute();
  return before === undefined;
}

/** Forgets links that are listed no more, with who has opened them. */
export const forgetLinks = (db: Db, now: Date) =>
  db.deleteFrom('record_links').where('record_links.ends_at', '<=', listedSince(now)).execute();
