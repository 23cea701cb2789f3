import type { PersonId } from '#features/family/server/access.ts';
import { type Actor, actorsFor } from '#features/family/server/actor-store.ts';
import { personZone } from '#features/family/server/zone-store.ts';
import { notify, takeBackNews, type NewsContext } from '#features/notifications/server/notify.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { languages } from '#shared/languages.ts';
import { addDays, type Day, dayIn, formatDayInWords, timeIn } from '#shared/dates.ts';
import { medicationPage, SUPPLY_NOTICE, type SupplyFacts } from '../notification.ts';
import { type RemainingSupply, TOLD_BEFORE } from '../supply.ts';
import { marksSinceCounted } from './dose-store.ts';
import { keeperOf } from './due-store.ts';
import { lockMedicine, writeLook } from './medicine-store.ts';
import { presentSupply } from './present-medicines.ts';
import { suppliesToLookAt } from './supply-store.ts';

/** Tells whoever sees the medicines of a person that one of them runs out within a week: once for what was counted. */
export async function tellSupplies({ db, now, publicUrl }: NewsContext): Promise<void> {
  const open = await suppliesToLookAt(db, { now });
  await eachInTurn(open, ({ id, person_id: personId }) =>
    db.transaction().execute((db) => look({ db, now, publicUrl }, { id, personId })),
  );
}

async function look({ db, now, publicUrl }: NewsContext, { id, personId }: { id: string; personId: string }) {
  const person = personId as PersonId; // nobody reads it here: it is told to those who may
  const row = await lockMedicine(db, { person, id });
  if (!row || (await suppliesToLookAt(db, { now, id })).length === 0) return;
  const timeZone = await personZone(db, person);
  const clock = { last: dayIn(timeZone, now), time: timeIn(timeZone, now) };
  const since = await marksSinceCounted(db, person, clock.last);
  const left = presentSupply(row, { clock, since })?.left;
  const isSoon = left?.lasts === 'out' || (left?.until?.days ?? Infinity) <= TOLD_BEFORE;
  await writeLook(db, id, isSoon ? null : nextLook(clock.last, left ?? null));
  if (isSoon) await tell({ db, now, publicUrl }, { id, person, until: left?.until?.day ?? null });
}

/** What is skipped, or no longer skipped, moves the day by a few. */
const SPARE_DAYS = 7;
const SELDOM = 30;
function nextLook(today: Day, left: RemainingSupply | null): Day {
  const days = left?.until ? left.until.days - TOLD_BEFORE - SPARE_DAYS : SELDOM;
  return addDays(today, Math.max(1, days));
}

type SupplyNews = { id: string; person: PersonId; until: Day | null };

async function tell({ db, now, publicUrl }: NewsContext, { id, person, until }: SupplyNews) {
  const keeper = await keeperOf(db, person);
  if (!keeper) return;
  const readers = await actorsFor(db, { personId: person, scope: 'records', now });
  const isOwn = (reader: Actor) => reader.id === keeper.own_user_id;
  const group = (ones: readonly Actor[], name: string | null) => {
    const page = medicationPage(name === null ? null : person);
    return notify(db, {
      kind: SUPPLY_NOTICE,
      subjectId: id,
      about: 'reminders',
      personId: person,
      scope: 'records',
      readers: ones.map(({ id: userId }) => ({ userId, providerId: null })),
      facts: { person: name, personId: person, until } satisfies SupplyFacts,
      letters: ones.map((reader) => letterTo(reader, { name, until, link: publicUrl + page })),
      link: () => page,
      refreshes: () => [],
      now,
    });
  };
  await group(readers.filter(isOwn), null);
  await group(
    readers.filter((reader) => !isOwn(reader)),
    keeper.first_name,
  );
}

function letterTo(
  reader: Actor,
  { name, until, link }: { name: string | null; until: Day | null; link: string },
): WrittenLetter {
  const language = languageNamed(reader.language);
  const t = wordsOf(language);
  const values = {
    name: reader.first_name,
    person: name ?? '',
    isOwn: String(name === null),
    isOut: String(until === null),
    day: until === null ? '' : formatDayInWords(until, languages[language], 'bare'),
    brand: brand.name,
    link,
  };
  return {
    about: 'reminders',
    userId: reader.id,
    channel: 'mail',
    to: reader.email,
    subject: t('medication.supply.mail.subject', values),
    text: t('medication.supply.mail', values),
  };
}

/** It was counted anew, is taken no longer, or is listed no more: what was told of it is so no longer. */
export async function takeBackSupplyNews(
  db: Db,
  { id, person, now }: { id: string; person: PersonId; now: Date },
): Promise<void> {
  const readers = await actorsFor(db, { personId: person, scope: 'records', now });
  for (const { id: userId } of readers) await takeBackNews(db, { userId, kind: SUPPLY_NOTICE, subjectId: id });
}
