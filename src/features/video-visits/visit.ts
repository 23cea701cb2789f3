import * as z from 'zod/mini';
import { MINUTE_MS } from '#shared/durations.ts';
import { closesAt, opensAt } from '#shared/visit-entry.ts';

/** As what somebody sits in a visit: the person cared for (or who looks after them), whoever booked, whom they invited, the provider. */
export const visitRoles = ['person', 'booker', 'guest', 'interpreter', 'provider'] as const;
export type VisitRole = (typeof visitRoles)[number];

/** How one meets in a visit on the screen. */
export const visitModes = ['video', 'chat'] as const;
export type VisitMode = (typeof visitModes)[number];

export const SEATS = 4;
export const MOST_GUESTS = 2;
/** Devices are tried from so long before on. */
const CHECK_BEFORE_MS = 7 * 24 * 60 * MINUTE_MS;

type Span = { startsAt: Date; endsAt: Date };

/** From when until when a visit may be entered. */
export const entryOf = ({ startsAt, endsAt }: Span) => ({
  opensAt: opensAt(startsAt),
  closesAt: closesAt(endsAt),
});

/** Where a visit stands at an instant; from `open` on it may be entered. */
export const phases = ['far', 'ahead', 'open', 'over'] as const;
export type Phase = (typeof phases)[number];

export function phaseOf(visit: Span & { endedAt: Date | null }, now: Date): Phase {
  const { opensAt, closesAt } = entryOf(visit);
  if (visit.endedAt !== null || now >= closesAt) return 'over';
  if (now >= opensAt) return 'open';
  return visit.startsAt.getTime() - now.getTime() <= CHECK_BEFORE_MS ? 'ahead' : 'far';
}

/** Of the seats, one is kept for each of them until they are there. */
const awaited: readonly VisitRole[] = ['provider', 'person'];

/** Whether one more fits into the room: of four seats one is kept for the provider, and one for the person cared for. */
export function hasSeatFor(part: VisitRole, present: readonly VisitRole[]): boolean {
  const then = [...present, part];
  return then.length + awaited.filter((one) => !then.includes(one)).length <= SEATS;
}

/** What a device could do when it was tried. */
export const deviceStates = ['works', 'blocked', 'missing', 'silent'] as const;
const state = z.enum(deviceStates, 'errors.invalid_input');
export const networks = ['good', 'thin', 'none'] as const;
export const DeviceCheck = z.object({
  camera: state,
  microphone: state,
  /** Whether the person has heard the tone; null when they did not say. */
  hears: z.nullable(z.boolean('errors.invalid_input')),
  network: z.enum(networks, 'errors.invalid_input'),
});
export type DeviceCheck = z.output<typeof DeviceCheck>;

/** A visit of the same day at the same provider. */
export type VisitOfDay = Span & { id: string; isWaiting: boolean; admittedAt: Date | null; endedAt: Date | null };

/**
 * The place in line of a visit that waits, and about how many minutes it will be: by how long visits have taken today, and how late
 * they began. 1 is next.
 */
export function lineOf(id: string, day: readonly VisitOfDay[], now: Date): { place: number; minutes: number } {
  const own = day.find((visit) => visit.id === id);
  if (!own) return { place: 1, minutes: 0 };
  const isBefore = (one: VisitOfDay) =>
    one.startsAt < own.startsAt || (one.startsAt.getTime() === own.startsAt.getTime() && one.id < own.id);
  const ahead = day.filter((one) => one.isWaiting && isBefore(one) && one.id !== id).length;
  const length = meanOf(day.flatMap(lengthOf)) ?? own.endsAt.getTime() - own.startsAt.getTime();
  const delay = meanOf(day.flatMap(delayOf)) ?? 0;
  const running = day.find(({ admittedAt, endedAt }) => admittedAt !== null && endedAt === null);
  const rest = running?.admittedAt ? Math.max(0, length - (now.getTime() - running.admittedAt.getTime())) : 0;
  const byQueue = now.getTime() + rest + ahead * length;
  const begins = Math.max(byQueue, own.startsAt.getTime() + delay);
  return { place: ahead + 1, minutes: Math.max(0, Math.round((begins - now.getTime()) / MINUTE_MS)) };
}

const lengthOf = ({ admittedAt, endedAt }: VisitOfDay) =>
  admittedAt && endedAt ? [endedAt.getTime() - admittedAt.getTime()] : [];
const delayOf = ({ startsAt, admittedAt }: VisitOfDay) =>
  admittedAt ? [Math.max(0, admittedAt.getTime() - startsAt.getTime())] : [];
const meanOf = (values: readonly number[]) =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
