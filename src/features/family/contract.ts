import * as z from 'zod/mini';
import { call, scopes, self } from '#shared/call.ts';
import { KnownRelationship } from './relationship.ts';

/** Somebody an account may act for, besides its owner: a relative who agreed, or a dependant without an account. */
export const PersonActedFor = z.object({
  /** The person's id: `familyMemberId` of bookings and records. */
  _id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  profileImage: z.nullable(z.string()),
  /** What this person is to the owner of the account. */
  relationship: KnownRelationship,
  isDependant: z.boolean(),
  /** Nobody has said yet by what right the account speaks for this dependant. */
  lacksBasis: z.boolean(),
  scopes: z.array(z.enum(scopes)),
});
export type PersonActedFor = z.output<typeof PersonActedFor>;

/** The kind of file that photographs of people are sent as. */
export const PORTRAIT = 'portrait';

const reply = z.object({
  data: z.array(PersonActedFor),
  /** The person that the account itself is. */
  ownId: z.uuid(),
});

export const family = {
  accepted: call({
    service: 'user',
    method: 'GET',
    path: '/familyMembers/v1.1/getAcceptedFM/:id',
    access: self('id'),
    summary: 'Everybody this account may act for at this moment, and in what',
    reply,
  }),
  people: call({
    service: 'user',
    method: 'GET',
    path: '/familyMembers/v1.0/people',
    access: self(),
    summary: 'The same without an id in the address, for pages that are rendered before the id is known',
    reply,
    isKept: true,
  }),
  setPortrait: call({
    service: 'user',
    method: 'POST',
    path: '/familyMembers/v1.0/portrait',
    access: self(),
    summary: 'Another photograph of me, or of somebody without an account whom I look after; null for none',
    body: z.object({
      familyMemberId: z.nullish(z.uuid()),
      fileId: z.nullable(z.uuid('errors.missing')),
    }),
    reply: z.object({ data: z.object({ profileImage: z.nullable(z.string()) }) }),
  }),
} as const;
