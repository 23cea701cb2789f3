import type { Secrets } from '#server/secrets.ts';
import type { Day } from '#shared/day.ts';
import { isUuid } from '#shared/uuid.ts';
import { type UndoableDeed, undoables } from '../../digest.ts';

/** One thing that can be undone: what it was, of which booking, visit or relation, on which day of it, in which week of whoever reads of it. */
export type NamedDeed = { what: UndoableDeed; id: string; day: Day | null; week: string };

/** The same thing as it was done last: who does it anew leaves something to be undone anew. */
export const deedAt = (deed: Omit<NamedDeed, 'week'>, at: Date): string => `${wordFor(deed)}@${at.getTime()}`;

/** Whether it was undone, whenever it was done. */
export const wasUndone = (undone: readonly string[], deed: NamedDeed): boolean =>
  undone.some((word) => word.startsWith(`${wordFor(deed)}@`));

type LinkSigner = { secrets: Pick<Secrets, 'digest'>; userId: string };

/** The same thing in one word. */
const wordFor = ({ what, id, day }: Omit<NamedDeed, 'week'>): string =>
  [what, id, ...(day === null ? [] : [day])].join('.');

/** A link that is good for one account alone, and that only this server can make. */
export function linkTo(deed: NamedDeed, { secrets, userId }: LinkSigner): string {
  const named = `${deed.week}.${wordFor(deed)}`;
  return `${named}.${secrets.digest(named, ownerOf(userId))}`;
}

/** What such a link names; undefined for one that this server has not made for this account. */
export function deedIn(link: string, signing: LinkSigner): NamedDeed | undefined {
  const [week = '', name, id = '', ...rest] = link.split('.');
  const what = undoables.find((known) => known === name);
  if (!what || !isUuid(id) || !/^\d{4}-\d{2}-\d{2}$/.test(week)) return undefined;
  const [day = null] = rest.slice(0, -1);
  const deed = { what, id, day, week };
  return linkTo(deed, signing) === link ? deed : undefined;
}

const ownerOf = (userId: string) => `digest-undo ${userId}`;
