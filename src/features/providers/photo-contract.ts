import * as z from 'zod/mini';
import { call, provider, publicly, staff } from '#shared/call.ts';
import { fileReply } from '#shared/file-body.ts';
import { isLanguage } from '#shared/languages.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { longest, shortest } from '#shared/text-rules.ts';
import { LONGEST_ALT, MOST_PHOTOS, OtherWords, SHORTEST_ALT, photoStates, refusalReasons } from './photo.ts';

/** Of what is sought in the names of places. */
export const LONGEST_SOUGHT = 80;

const Reason = z.nullable(z.enum(refusalReasons));

/** A photograph as whoever runs the place sees it; `fileId` is the file that was sent. */
export const OwnPhoto = z.object({
  fileId: z.uuid(),
  alt: z.string(),
  /** The same in other languages. */
  alts: z.array(OtherWords),
  state: z.enum(photoStates),
  /** Why it was refused. */
  reason: Reason,
});
export type OwnPhoto = z.output<typeof OwnPhoto>;

const Alt = z.pipe(
  z.pipe(
    z.string('errors.photoAlt'),
    z.transform((text) => text.trim()),
  ),
  z.string().check(shortest(SHORTEST_ALT, 'errors.photoAlt'), longest(LONGEST_ALT, 'errors.tooLong')),
);

/** New photographs, and new words, come with those in the other language of families. Left out, they stay as long as the words stay of which they are the same. */
const Alts = z.optional(
  z
    .array(z.object({ language: z.string().check(z.refine(isLanguage, 'errors.invalid_input')), words: Alt }))
    .check(
      z.refine((alts) => new Set(alts.map(({ language }) => language)).size === alts.length, 'errors.invalid_input'),
    ),
);

/** The photographs of a place, in the order in which families see them. */
export const PhotoList = z.array(z.object({ fileId: z.uuid('errors.missing'), alt: Alt, alts: Alts })).check(
  z.maxLength(MOST_PHOTOS, 'errors.photoMost'),
  z.refine((photos) => new Set(photos.map(({ fileId }) => fileId)).size === photos.length, 'errors.invalid_input'),
);

/** A photograph as staff see it. */
export const DeskPhoto = z.object({
  _id: z.uuid(),
  alt: z.string(),
  alts: z.array(OtherWords),
  state: z.enum(photoStates),
  reason: Reason,
  providerId: z.uuid(),
  providerName: z.string(),
  town: z.string(),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type DeskPhoto = z.output<typeof DeskPhoto>;

/** `was`: as whoever decides has seen it. Without a reason families see it, with one they do not. */
export const PhotoDecision = z
  .object({ was: z._default(z.enum(photoStates, 'errors.invalid_input'), 'checking'), reason: Reason })
  .check(z.refine(({ was, reason }) => was !== (reason ? 'refused' : 'approved'), 'errors.invalid_input'));
export type PhotoDecision = z.output<typeof PhotoDecision>;

export const providerPhotos = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/photos/v1.0/mine',
    access: provider('profile'),
    summary: 'The photographs of the places that I run, in their order, with what staff said of them',
    reply: z.object({ data: z.array(z.object({ providerId: z.uuid(), photos: z.array(OwnPhoto) })) }),
  }),
  save: call({
    service: 'partner',
    method: 'PUT',
    path: '/photos/v1.0/places/:providerId',
    access: provider('profile'),
    summary:
      'The photographs of a place that I run, all of them in their order: those left out are removed, new ones are checked first',
    body: z.object({ photos: PhotoList }),
    reply: z.object({ data: z.array(OwnPhoto) }),
  }),
  listed: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/photos',
    access: staff,
    summary:
      'The photographs that wait for staff, that families see, or that they do not; also of places with these words in their name',
    query: z.object({
      show: z._default(z.enum(photoStates, 'errors.invalid_input'), 'checking'),
      text: z.optional(z.string().check(longest(LONGEST_SOUGHT, 'errors.tooLong'))),
      page: PageNumber,
    }),
    reply: z.object({ data: z.array(DeskPhoto), pagization: Pagization }),
  }),
  decide: call({
    service: 'partner',
    method: 'POST',
    path: '/staff/v1.0/photos/:photoId',
    access: staff,
    summary:
      'Families see this photograph, or see it no more, and its place is told why: once for each state that it is in',
    body: PhotoDecision,
    reply: z.object({ message: z.string() }),
    failures: ['conflict'],
  }),
  show: call({
    service: 'common',
    method: 'GET',
    path: '/photos/v1.0/:name',
    access: publicly,
    summary: 'A photograph of a place in one width and format; its address changes with its content',
    reply: fileReply,
    failures: ['not_found'],
  }),
} as const;
