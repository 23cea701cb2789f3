import { ownPerson } from '#features/family/server/access.ts';
import { peopleWith } from '#features/providers/server/places/role-store.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { addDays, type Day, dayIn, instantOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_WAITING } from '../../line-contract.ts';
import { lockHours } from '../availability-store.ts';
import type { LineKind } from './line-kind.ts';
import { insertLine } from './line-store.ts';
import { countStanding } from './standing-store.ts';

type NewWait = { kind: LineKind; providerId: string; lastDay: Day; personId: string | null; userId: string };

/**
 * Puts a person into the line for an earlier time at a provider. A repetition changes nothing. Throws `not_found`, `invalid_input` for a
 * day that cannot be, and `too_many_lines`.
 */
export async function joinLine(
  { db, now, limits }: Pick<Context, 'db' | 'now' | 'limits'>,
  { kind, providerId, lastDay, personId, userId }: NewWait,
): Promise<void> {
  const { service } = kind;
  await db.transaction().execute(async (db) => {
    const rules = (await kind.isBookable(db, { id: providerId, now }))
      ? await lockHours(db, { providerId, service })
      : undefined;
    if (!rules) throw new Failure('not_found');
    const person = await ownPerson(db, { userId, personId, scope: 'bookings', now });
    const today = dayIn(rules.zone, now);
    const horizon = addDays(today, rules.hours.aheadDays);
    if (lastDay <= today || lastDay > horizon) throw Failure.of('lastDay', 'errors.lastDay');
    if ((await countStanding(db, 'slot_lines', userId)) >= MOST_WAITING * limits.factor)
      throw new Failure('too_many_lines', { values: { count: MOST_WAITING } });
    const dayAfter = instantOf(addDays(lastDay, 1), '00:00', rules.zone);
    const bookedAt = await kind.bookedAt(db, { providerId, personId: person, now });
    const before = bookedAt && bookedAt < dayAfter ? bookedAt : dayAfter;
    if (!(await insertLine(db, { providerId, service, userId, personId: person, lastDay, before, now }))) return;
    await publish(db, [userId], ['bookings']);
    await publish(db, await peopleWith(db, { providerId, right: 'stays' }), ['capacity']);
    await audit(db, { at: now, actorId: userId, personId: person, action: 'write', subject: 'waiting' });
  });
}
