import type { Tour } from '../tour.ts';

/** What waits for the family: other times, or how a visit was. */
export const needsAnswer = ({ status, isOver, outcome }: Tour) =>
  status === 'offered' || (outcome === null && (status === 'done' || (status === 'confirmed' && isOver)));
export const isAhead = ({ status, isOver }: Tour) => !isOver && (status === 'asked' || status === 'confirmed');

const MOST_SHOWN = 4;

/** Those that the dashboard shows: what wants an answer, then what comes. */
export const ahead = (visits: readonly Tour[]): Tour[] =>
  [...visits.filter(needsAnswer), ...visits.filter(isAhead)].slice(0, MOST_SHOWN);
