import { findOpenSlots, MOST_SPAN_DAYS } from '#features/availability/server/open-slots.ts';
import { milesBetween, type Point } from '#features/places/place.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { LAB_DRAW, type LabCard } from '../centre.ts';
import { labsAmong, type ListedLab } from './lab-store.ts';

type LocatedLab = { row: ListedLab; miles: number | null };

/** Centres as lists show them: each with when its next free chair is. */
export async function cardsOf(db: Db, listed: readonly LocatedLab[], now: Date): Promise<LabCard[]> {
  const ids = listed.filter(({ row }) => row.facts.isVerified).map(({ row }) => row.facts._id);
  const next = await nextFree(db, ids, now);
  return listed.map(({ row: { facts, askedCents }, miles }) => ({
    ...facts,
    distanceMiles: miles,
    askedCents,
    nextFree: next.get(facts._id) ?? null,
  }));
}

/** When the next free chair of each of these centres is. */
export async function nextFree(db: Db, ids: readonly string[], now: Date): Promise<Map<string, string>> {
  const to = new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const found = await findOpenSlots(db, { providerIds: ids, service: LAB_DRAW, from: now, to, limit: 1, now });
  return new Map([...found].flatMap(([id, [first]]) => (first ? [[id, first.startsAt.toISOString()] as const] : [])));
}

/** Named centres in that order, from a point where one is known. */
export async function cardsAmong(
  db: Db,
  ids: readonly string[],
  { now, point }: { now: Date; point?: Point },
): Promise<LabCard[]> {
  const rows = await labsAmong(db, ids, now);
  const found = ids.flatMap((id) => rows.find(({ facts }) => facts._id === id) ?? []);
  const listed = found.map(({ facts }) => ({
    row: { facts, askedCents: null },
    miles: point ? milesBetween(point, facts) : null,
  }));
  return cardsOf(db, listed, now);
}
