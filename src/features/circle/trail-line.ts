import { brand } from '#shared/brand.ts';
import type { Translator } from '#shared/words.ts';
import type { TrailEntry } from './trail.ts';

type Line = Pick<
  TrailEntry,
  'actor' | 'actorName' | 'relationship' | 'providerName' | 'action' | 'about' | 'bookingId'
>;

/** A line of the trail in plain words: who, as whom, and what they did. */
export const saidOf = (line: Line, t: Translator): { who: string; what: string } => ({
  who: t(`circle.trail.actor.${line.actor}`, {
    name: line.actorName,
    brand: brand.name,
    relationship: line.relationship ? t(`family.relationship.${line.relationship}`) : '',
    provider: line.providerName ?? '',
  }),
  what: t(`circle.trail.${line.action}.${line.about}`, { bookingId: line.bookingId ?? '' }),
});
