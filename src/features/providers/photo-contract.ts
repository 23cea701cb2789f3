import * as z from 'zod/mini';
import { call, provider, publicly, staff } from '#shared/call.ts';
import { fileReply } from '#shared/file-body.ts';
import { longest, shortest } from '#shared/text-length.ts';
import { LONGEST_ALT, MOST_PHOTOS, photoStates, refusalReasons } from './photo.ts';

const Reason = z.nullable(z.enum(refusalReasons));

/** A photograph as whoever runs the place sees it; `fileId` is the file that was sent. */
export const OwnPhoto = z.object({
  fileId: z.uuid(),
  alt: z.string(),
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
  z.string().check(shortest(3, 'errors.photoAlt'), longest(LONGEST_ALT, 'errors.tooLong')),
);

/** The photographs of a place, in the order in which families see them. */
export const PhotoList = z.array(z.object({ fileId: z.uuid('errors.missing'), alt: Alt })).check(
  z.maxLength(MOST_PHOTOS, 'errors.photoMost'),
  z.refine((photos) => new Set(photos.map(({ fileId }) => fileId)).size === photos.length, 'errors.invalid_input'),
);

/** A photograph that waits for staff. */
export const WaitingPhoto = z.object({
  _id: z.uuid(),
  alt: z.string(),
  providerId: z.uuid(),
  providerName: z.string(),
  town: z.string(),
  sentAt: z.string(),
});
export type WaitingPhoto = z.output<typeof WaitingPhoto>;

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
  waiting: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/photos',
    access: staff,
    summary: 'The photographs that wait for staff, the oldest first',
    reply: z.object({ data: z.array(WaitingPhoto) }),
  }),
  decide: call({
    service: 'partner',
    method: 'POST',
    path: '/staff/v1.0/photos/:photoId',
    access: staff,
    summary: 'Families see this photograph, or its place is told why not; once',
    body: z.object({ reason: Reason }),
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
