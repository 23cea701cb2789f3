import { ownPerson } from '#features/family/server/access.ts';
import { peopleWith } from '#features/providers/server/places/role-store.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { addDays, type Day, dayIn, instantOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_WAITED_WITH, MOST_WAITING } from '../../line-contract.ts';
import { type HoursRules, lockHours } from '../availability-store.ts';
import type { LineKind } from './line-kind.ts';
import { addProviders, insertLine, lockLine, waitedWith } from './line-store.ts';
import { countStanding } from './standing-store.ts';

type NewWait = {
  kind: LineKind;
  /** First the one with whom the wish begins. */
  providerIds: readonly [string, ...string[]];
  lastDay: Day;
  personId: string | null;
  userId: string;
};

/**
 * Puts a person into the lines for an earlier time at a provider, and at others who are like them; of these, whoever takes no bookings is
 * left out. With whom they wait already, they stay where they stand. Throws `not_found`, `invalid_input` for a day that cannot be and
 * for others who are not alike, and `too_many_lines`.
 */
export async function joinLine(
  { db, now, limits }: Pick<Context, 'db' | 'now' | 'limits'>,
  { kind, providerIds, lastDay, personId, userId }: NewWait,
): Promise<void> {
  const { service } = kind;
  const [providerId, ...others] = providerIds;
  await db.transaction().execute(async (db) => {
    const bookable = await bookableAmong(db, { kind, providerIds, now });
    const rules = bookable.get(providerId);
    if (!rules) throw new Failure('not_found');
    const person = await ownPerson(db, { userId, personId, scope: 'bookings', now });
    const today = dayIn(rules.zone, now);
    const horizon = addDays(today, rules.hours.aheadDays);
    if (lastDay <= today || lastDay > horizon) throw Failure.of('lastDay', 'errors.lastDay');
    if (others.length > 0 && !(await kind.areAlike(db, { providerId, others })))
      throw Failure.of('otherProviderIds', 'errors.invalid_input');
    const count = await countStanding(db, 'slot_lines', userId); // locks the account
    const standing = await waitedWith(db, { service, userId, personId: person });
    const known = standing.find((place) => place.providerId === providerId)?.id;
    const fresh = [...bookable.keys()].filter((id) => standing.every((place) => place.providerId !== id));
    const booked = await kind.booked(db, { providerIds: [...bookable.keys()], personId: person, now });
    const waited = fresh.map((id) => ({ providerId: id, before: beforeAt(bookable.get(id) ?? rules) }));
    const [first, ...more] = waited;
    if (!first) return;
    if (known) {
      if (waited.length + standing.filter(({ id }) => id === known).length > MOST_WAITED_WITH)
        throw new Failure('too_many_alternatives', { values: { count: MOST_WAITED_WITH } });
      await lockLine(db, { id: known, now });
      await addProviders(db, known, waited);
    } else {
      if (count >= MOST_WAITING * limits.factor)
        throw new Failure('too_many_lines', { values: { count: MOST_WAITING } });
      await insertLine(db, { service, userId, personId: person, lastDay, waited: [first, ...more], now });
    }
    await publish(db, [userId], ['bookings']);
    for (const { providerId } of waited)
      await publish(db, await peopleWith(db, { providerId, right: 'stays' }), ['capacity']);
    await audit(db, { at: now, actorId: userId, personId: person, action: 'write', subject: 'waiting' });

    /** A time is of use until the last day is over, and only before what is booked with any of them. */
    function beforeAt({ zone }: HoursRules) {
      const dayAfter = instantOf(addDays(lastDay, 1), '00:00', zone);
      return booked && booked.startsAt < dayAfter ? booked.startsAt : dayAfter;
    }
  });
}

type Sought = { kind: LineKind; providerIds: readonly string[]; now: Date };

/** The hours of those who can be booked, in the order in which they were named; locked in the order of their ids. */
async function bookableAmong(db: Db, { kind, providerIds, now }: Sought): Promise<Map<string, HoursRules>> {
  const found = new Map<string, HoursRules>();
  for (const providerId of [...providerIds].sort()) {
    const isBookable = await kind.isBookable(db, { id: providerId, now });
    const rules = isBookable ? await lockHours(db, { providerId, service: kind.service }) : undefined;
    if (rules) found.set(providerId, rules);
  }
  return new Map(
    providerIds.flatMap((id) => {
      const rules = found.get(id);
      return rules ? [[id, rules] as const] : [];
    }),
  );
}
