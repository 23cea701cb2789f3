import * as z from 'zod/mini';
import { Picture } from '#features/providers/provider.ts';
import { call, self } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { longest } from '#shared/text-rules.ts';

/** So many an account keeps at a time, those that are put away included. */
export const MOST_FAVOURITES = 100;
/** In characters. */
export const LONGEST_NOTE = 500;

/** How it stands with a provider today; `closed`, `full` and `unanswered` can be booked again one day. */
export const standings = ['open', 'full', 'closed', 'requests', 'unanswered', 'unverified'] as const;
export type FavouriteStatus = (typeof standings)[number];

/** The services whose providers can be marked. */
export const favouriteServices = ['centre', 'doctor', 'caregiver', 'lab', 'agency'] as const;
export type FavouriteService = (typeof favouriteServices)[number];

export const favouriteSorts = ['newest', 'name', 'price'] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];

const Person = z.object({ _id: z.uuid(), firstName: z.string(), isSelf: z.boolean() });

/** A provider that was marked. What it is, costs and has free is said by its service in the reader's language. */
export const Favourite = z.object({
  /** The provider's id. */
  _id: z.uuid(),
  service: z.string(),
  name: z.string(),
  what: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string(),
  picture: Picture,
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  isVerified: z.boolean(),
  /** It was verified when it was marked, and is not any more. */
  hasLostVerification: z.boolean(),
  standing: z.enum(standings),
  price: z.nullable(z.string()),
  nextFreeDay: z.nullable(z.string()),
  /** When it shows families around next; null where it does not, or has no free time. */
  nextVisit: z.nullable(z.string()),
  /** Whose care it is for; null when one may not act for them any more. */
  person: z.nullable(Person),
  note: z.string(),
  isShared: z.boolean(),
  isArchived: z.boolean(),
  savedAt: z.string(),
  /** Who shares it, when that is a relative; it is then theirs to change. */
  sharedBy: z.nullable(z.string()),
});
export type Favourite = z.output<typeof Favourite>;

const Listing = z.object({
  data: z.array(Favourite),
  pagization: Pagization,
  /** What relatives share for the same people. */
  shared: z.array(Favourite),
  counts: z.object({ saved: z.int(), archived: z.int() }),
});

const FavouriteQuery = z.object({
  page: PageNumber,
  sort: z._default(z.enum(favouriteSorts, 'errors.invalid_input'), 'newest'),
  show: z._default(z.enum(['saved', 'archived'], 'errors.invalid_input'), 'saved'),
  /** Those for one person. */
  for: z.optional(z.uuid('errors.invalid_input')),
});
export type FavouriteQuery = z.output<typeof FavouriteQuery>;

/** Whose care it is for; oneself when left out. */
const familyMemberId = z.optional(z.nullable(z.uuid('errors.patientUnselected')));

export const NoteForm = z.object({
  note: z.string('errors.invalid_input').check(z.trim(), longest(LONGEST_NOTE, 'errors.favouriteNoteTooLong')),
  isShared: z.boolean('errors.invalid_input'),
  familyMemberId,
});

const mark = {
  service: 'common',
  method: 'POST',
  access: self(),
  counted: 'favourite.marked',
  isCounted: ({ data }: { data: { isFavourite: boolean } }) => data.isFavourite,
  reply: z.object({ data: z.object({ _id: z.uuid(), isFavourite: z.boolean() }) }),
  failures: ['not_found', 'favourites_full', 'too_many_requests'],
} as const;
const marking = { isFavourite: z._default(z.boolean('errors.invalid_input'), true), familyMemberId };
const own = { service: 'common', method: 'GET', access: self('id'), query: FavouriteQuery, reply: Listing } as const;

export const favourites = {
  markCentre: call({
    ...mark,
    path: '/fav/v1.1/scfav',
    summary: 'Mark a senior-care centre as a favourite, or take the mark away; saying it twice changes nothing',
    body: z.object({ centerId: z.uuid('errors.invalid_input'), ...marking }),
  }),
  markDoctor: call({
    ...mark,
    path: '/fav/v1.1/docfav',
    summary: 'The same of a doctor',
    body: z.object({ doctorId: z.uuid('errors.invalid_input'), ...marking }),
  }),
  markCaregiver: call({
    ...mark,
    path: '/fav/v1.1/cgfav',
    summary: 'The same of a caregiver',
    body: z.object({ caregiverId: z.uuid('errors.invalid_input'), ...marking }),
  }),
  markLab: call({
    ...mark,
    path: '/fav/v1.0/diagnosisfav',
    summary: 'The same of a test center',
    body: z.object({ centerId: z.uuid('errors.invalid_input'), ...marking }),
  }),
  markAgency: call({
    ...mark,
    path: '/fav/v1.0/hhfav',
    summary: 'The same of an agency for care at home',
    body: z.object({ agencyId: z.uuid('errors.invalid_input'), ...marking }),
  }),
  centres: call({
    ...own,
    path: '/fav/v1.1/getscfav/:id',
    summary: 'Favourite centres, and those that relatives share',
  }),
  doctors: call({
    ...own,
    path: '/fav/v1.1/getdocfav/:id',
    summary: 'Favourite doctors, and those that relatives share',
  }),
  caregivers: call({
    ...own,
    path: '/fav/v1.1/getcgfav/:id',
    summary: 'Favourite caregivers, and those that relatives share',
  }),
  labs: call({
    ...own,
    path: '/fav/v1.0/getDiagnosisfav/:userId',
    access: self('userId'),
    summary: 'Favourite test centers, and those that relatives share',
  }),
  mine: call({
    service: 'common',
    method: 'GET',
    path: '/fav/v1.0/mine',
    access: self(),
    summary: 'The same without an id in the address, for pages that are rendered before the id is known',
    query: FavouriteQuery,
    reply: Listing,
  }),
  marked: call({
    service: 'common',
    method: 'GET',
    path: '/fav/v1.0/marked',
    access: self(),
    summary: 'The ids of all providers that are marked, for the switches of lists and pages',
    reply: z.object({ data: z.array(z.uuid()) }),
  }),
  change: call({
    service: 'common',
    method: 'PUT',
    path: '/fav/v1.0/one/:id',
    access: self(),
    summary:
      'Write the note of a favourite, say whose it is and whether it is shared, put it away or take it out again',
    body: z.union([NoteForm, z.object({ isArchived: z.boolean('errors.invalid_input') })]),
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
