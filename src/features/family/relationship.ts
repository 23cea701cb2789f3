import * as z from 'zod/mini';

/** What somebody is to somebody; the words are `family.relationship.<name>`. */
export const relationships = [
  'mother',
  'father',
  'spouse',
  'partner',
  'daughter',
  'son',
  'sister',
  'brother',
  'grandmother',
  'grandfather',
  'granddaughter',
  'grandson',
  'aunt',
  'uncle',
  'niece',
  'nephew',
  'friend',
  'neighbor',
  'other',
] as const;
export type Relationship = (typeof relationships)[number];

/** What it is called where nobody knows whether a daughter or a son is meant. */
const neutral = ['child', 'parent', 'sibling', 'grandchild', 'grandparent', 'relative'] as const;
export const knownRelationships = [...relationships, ...neutral] as const;
export type KnownRelationship = (typeof knownRelationships)[number];

type RelationshipWords = { female: KnownRelationship; male: KnownRelationship; unsaid: KnownRelationship };
const child: RelationshipWords = { female: 'daughter', male: 'son', unsaid: 'child' };
const parent: RelationshipWords = { female: 'mother', male: 'father', unsaid: 'parent' };
const sibling: RelationshipWords = { female: 'sister', male: 'brother', unsaid: 'sibling' };
const grandchild: RelationshipWords = { female: 'granddaughter', male: 'grandson', unsaid: 'grandchild' };
const grandparent: RelationshipWords = { female: 'grandmother', male: 'grandfather', unsaid: 'grandparent' };
const youngerKin: RelationshipWords = { female: 'niece', male: 'nephew', unsaid: 'relative' };
const olderKin: RelationshipWords = { female: 'aunt', male: 'uncle', unsaid: 'relative' };
const same = (name: KnownRelationship): RelationshipWords => ({ female: name, male: name, unsaid: name });

const otherSide: Record<KnownRelationship, RelationshipWords> = {
  mother: child,
  father: child,
  parent: child,
  daughter: parent,
  son: parent,
  child: parent,
  sister: sibling,
  brother: sibling,
  sibling,
  grandmother: grandchild,
  grandfather: grandchild,
  grandparent: grandchild,
  granddaughter: grandparent,
  grandson: grandparent,
  grandchild: grandparent,
  aunt: youngerKin,
  uncle: youngerKin,
  niece: olderKin,
  nephew: olderKin,
  spouse: same('spouse'),
  partner: same('partner'),
  friend: same('friend'),
  neighbor: same('neighbor'),
  relative: same('relative'),
  other: same('other'),
};

/** What the second is to the first when the first is `relationship` to the second: who has a mother is her daughter, her son or her child. */
export const seenFromTheOther = (relationship: KnownRelationship, gender: string | null): KnownRelationship =>
  otherSide[relationship][gender === 'female' || gender === 'male' ? gender : 'unsaid'];

export const RelationshipChoice = z.enum(relationships, 'errors.relationshipBlank');
export const KnownRelationship = z.enum(knownRelationships);
