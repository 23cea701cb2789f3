import type { FilePatient } from '../reading/reading.ts';

/** Whether a file can only be about that person: the names agree as far as both are said, and so do the birth dates. */
export function isSamePerson(
  patient: FilePatient | undefined,
  person: { name: string; birthDate: string | null },
): boolean {
  if (!patient) return false;
  const [one, other] = [wordsIn(patient.name), wordsIn(person.name)].toSorted((a, b) => a.length - b.length);
  if (!one || !other || one.length < 2 || !one.every((word) => other.includes(word))) return false;
  return !patient.birthDate || !person.birthDate || patient.birthDate === person.birthDate;
}

const wordsIn = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
