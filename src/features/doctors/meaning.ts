import { type FoundName, SAME_NAME } from '#features/search/name-found.ts';
import type { Specialty } from './specialties.ts';

/** What the words of a search may mean. `isExact`: the words of the term stand in it, stem by stem; `isPart`: they are at least half of its words; otherwise it only looks like it; `isName`: it names the specialty, and nothing that somebody has. */
export type FoundTerm = {
  specialty: Specialty;
  stems: readonly string[];
  isExact: boolean;
  isPart: boolean;
  likeness: number;
  isName: boolean;
};

/** Whom a search asks for: doctors of these specialties and these doctors; nobody when both are empty. `isComplaint`: they say what is wrong. */
export type Meaning = { specialties: Specialty[]; ids: string[]; isComplaint: boolean };

/** What is less like it than the best by so much is something else. */
const LESS_LIKE = 0.12;

/**
 * A name that was typed means that doctor; words that stand in a complaint or in the name of a specialty mean it; otherwise the
 * complaints of which they are a good part ('belly'), and where there is none what looks most like it, because it was misspelled.
 */
export function meaningOf(terms: readonly FoundTerm[], names: readonly FoundName[]): Meaning {
  const same = names.filter(({ likeness }) => likeness >= SAME_NAME);
  const exact = mostTelling(terms.filter(({ isExact }) => isExact));
  if (same.length > 0 || exact.length > 0) return meant(exact, same);
  const best = Math.max(0, ...terms.map(({ likeness }) => likeness), ...names.map(({ likeness }) => likeness));
  const isLike = ({ likeness }: { likeness: number }) => likeness >= best - LESS_LIKE;
  const parts = terms.filter(({ isPart }) => isPart);
  return meant(parts.length > 0 ? parts : terms.filter(isLike), names.filter(isLike));
}

/** Whoever types a name asks for that doctor, whatever else the words may be. */
const meant = (terms: readonly FoundTerm[], names: readonly FoundName[]): Meaning => ({
  specialties: specialtiesOf(terms),
  ids: idsOf(names),
  isComplaint: names.length === 0 && terms.some(({ isName }) => !isName),
});

/** 'Pain' says nothing more where 'chest pain' was found. */
const mostTelling = (terms: readonly FoundTerm[]) =>
  terms.filter(
    ({ stems }) =>
      !terms.some((other) => other.stems.length > stems.length && stems.every((stem) => other.stems.includes(stem))),
  );

const specialtiesOf = (terms: readonly FoundTerm[]) => [...new Set(terms.map(({ specialty }) => specialty))];
const idsOf = (names: readonly FoundName[]) => names.map(({ id }) => id);
