/** Whom somebody without an account says, at the door, that it is for. In the address it is `?new=`. */
export const newPeople = ['mother', 'father', 'somebody'] as const;
export type NewPerson = (typeof newPeople)[number];

/** Whom the address names so; undefined for oneself, or for somebody who is known already. */
export const newPersonIn = (params: URLSearchParams): NewPerson | undefined =>
  newPeople.find((one) => one === params.get('new'));

/** What they are to whoever books; empty where that is still to be said. */
export const relationshipAt = (door: NewPerson | undefined): Exclude<NewPerson, 'somebody'> | '' =>
  door === undefined || door === 'somebody' ? '' : door;
