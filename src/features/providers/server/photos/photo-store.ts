import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import { MOST_PHOTOS, type Photo, type PhotoState, PLACE_PHOTO } from '../../photo.ts';

export const DRAW_PHOTO = 'draw-photo';

/** The photographs of providers, in the order in which families see them. */
export const photosOf = (db: Db, providerIds: readonly string[]) =>
  db
    .selectFrom('provider_photos')
    .innerJoin('files', 'files.id', 'provider_photos.file_id')
    .select([
      'provider_photos.file_id',
      'provider_photos.provider_id',
      'provider_photos.alt',
      'provider_photos.alts',
      'provider_photos.state',
      'provider_photos.reason',
    ])
    .where('provider_photos.provider_id', 'in', providerIds)
    .where('files.removed_at', 'is', null)
    .orderBy('provider_photos.provider_id')
    .orderBy('provider_photos.position')
    .$narrowType<{ alts: NonNullable<Photo['alts']> }>() // written through its schema
    .limit(MOST_PHOTOS * Math.max(1, providerIds.length))
    .execute();
export type PhotoRow = Awaited<ReturnType<typeof photosOf>>[number];

/** `alts`: the same words in other languages; left out, they are gone once other words are written. */
type ListedPhoto = { fileId: string; alt: string; alts?: Photo['alts'] };

/** Writes the list as it stands: new ones wait for staff, known ones keep what staff said. Those left out are gone with their files. */
export async function writePhotos(
  db: Db,
  { providerId, photos, now }: { providerId: string; photos: readonly ListedPhoto[]; now: Date },
) {
  const ids = photos.map(({ fileId }) => fileId);
  await db
    .deleteFrom('provider_photos')
    .where('provider_id', '=', providerId)
    .$if(ids.length > 0, (query) => query.where('file_id', 'not in', ids))
    .execute();
  if (photos.length === 0) return;
  const said = photos.flatMap(({ fileId, alts }) => (alts ? [fileId] : []));
  await db
    .insertInto('provider_photos')
    .values(
      photos.map(({ fileId, alt, alts }, position) => ({
        file_id: fileId,
        provider_id: providerId,
        position,
        alt,
        alts: JSON.stringify(alts ?? []),
        state: 'checking' as const,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet((row) => ({
        alt: row.ref('excluded.alt'),
        alts: sql`case when provider_photos.alt = excluded.alt and not (provider_photos.file_id = any(${said}::uuid[]))
          then provider_photos.alts else excluded.alts end`,
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
}

/** So that two who save at once do so one after the other. */
export const lockProvider = (db: Db, id: string) =>
  db.selectFrom('providers').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** What families see of a provider, written anew from its approved and drawn photographs. */
export async function refreshPhotos(db: Db, providerId: string): Promise<void> {
  await sql`
    update providers
    set photos = shown.list,
        picture = case when jsonb_array_length(shown.list) > 0
          then jsonb_set(picture, '{photo}', shown.list -> 0) else picture - 'photo' end
    from (
      select coalesce(jsonb_agg(photo order by position), '[]'::jsonb) as list
      from (
        select provider_photos.position, jsonb_build_object(
          'stem', min(split_part(file_renditions.name, '-', 1)), 'alt', provider_photos.alt, 'alts', provider_photos.alts,
          'width', max(file_renditions.width), 'height', max(file_renditions.height),
          'widths', jsonb_agg(distinct file_renditions.width)
        ) as photo
        from provider_photos
        join file_renditions on file_renditions.file_id = provider_photos.file_id
        where provider_photos.provider_id = ${providerId} and provider_photos.state = 'approved'
          and provider_photos.drawn_at is not null
        group by provider_photos.file_id
      ) as drawn
    ) as shown
    where providers.id = ${providerId}`.execute(db);
}

/** The photographs that families see, of a row of `providers`. */
export const photosShown = ({ photos }: { photos: unknown }): Photo[] => photos as Photo[]; // written by refreshPhotos only

type Listing = { show: PhotoState; text?: string | undefined; page: number };

/** A page of what staff look at, and how many there are: what waits, the oldest first; what was decided, the newest decision first. */
export async function deskPhotos(db: Db, { show, text, page }: Listing) {
  const found = db
    .selectFrom('provider_photos')
    .innerJoin('providers', 'providers.id', 'provider_photos.provider_id')
    .innerJoin('files', 'files.id', 'provider_photos.file_id')
    .where('provider_photos.state', '=', show)
    .where('files.removed_at', 'is', null)
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`position(plain_words(${text ?? ''}) in plain_words(providers.name)) > 0`),
    );
  const [rows, { count }] = await Promise.all([
    found
      .select(['provider_photos.file_id', 'provider_photos.alt', 'provider_photos.alts', 'provider_photos.created_at'])
      .select(['provider_photos.state', 'provider_photos.reason', 'provider_photos.decided_at'])
      .select(['providers.id as provider_id', 'providers.name', 'providers.city', 'providers.state as region'])
      .$narrowType<{ alts: NonNullable<Photo['alts']> }>()
      .$if(show === 'checking', (query) => query.orderBy('provider_photos.created_at'))
      .$if(show !== 'checking', (query) => query.orderBy('provider_photos.decided_at', 'desc'))
      .orderBy('provider_photos.file_id')
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page))
      .execute(),
    found.select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: count };
}
export type DeskRow = Awaited<ReturnType<typeof deskPhotos>>['rows'][number];

/** How many wait, and since when the first of them does. */
export async function waitingCount(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const { count, oldest } = await db
    .selectFrom('provider_photos')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('created_at').as('oldest')])
    .where('state', '=', 'checking')
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt: oldest };
}

/** The place of a photograph, which is locked before the photograph itself. */
export const placeOfPhoto = async (db: Db, fileId: string): Promise<string | undefined> =>
  (await db.selectFrom('provider_photos').select('provider_id').where('file_id', '=', fileId).executeTakeFirst())
    ?.provider_id;

type Decision = { fileId: string; was: PhotoState; reason: string | null; staffId: string; now: Date };

/** Writes what staff say of a photograph that they have seen as it `was`; one that was never drawn is drawn after the commit. Undefined when it is so no more. */
export async function decide(db: Db, { fileId, was, reason, staffId, now }: Decision) {
  const decided = await db
    .updateTable('provider_photos')
    .from('providers')
    .set({ state: reason ? 'refused' : 'approved', reason, decided_at: now, decided_by: staffId })
    .where('provider_photos.file_id', '=', fileId)
    .where('provider_photos.state', '=', was)
    .whereRef('providers.id', '=', 'provider_photos.provider_id')
    .returning(['provider_photos.alt', 'providers.id as providerId', 'providers.name as providerName'])
    .returning(sql<boolean>`provider_photos.drawn_at is not null`.as('isDrawn'))
    .executeTakeFirst();
  if (decided && !reason && !decided.isDrawn) await askForDrawing(db, fileId);
  return decided;
}

/** One at a time and after all else: drawing takes seconds of a processor, and letters do not wait behind it. */
const askForDrawing = (db: Db, fileId: string) =>
  sql`select graphile_worker.add_job(${DRAW_PHOTO}, json_build_object('id', ${fileId}::text), queue_name => 'drawing', priority => 10, max_attempts => 8)`.execute(
    db,
  );

/** A photograph that is to be shown and is not drawn yet. */
export const photoToDraw = (db: Db, fileId: string) =>
  db
    .selectFrom('provider_photos')
    .innerJoin('files', 'files.id', 'provider_photos.file_id')
    .innerJoin('providers', 'providers.id', 'provider_photos.provider_id')
    .select(['provider_photos.provider_id', 'providers.name as provider_name', 'files.id', 'files.key'])
    .where('provider_photos.file_id', '=', fileId)
    .where('provider_photos.state', '=', 'approved')
    .where('provider_photos.drawn_at', 'is', null)
    .where('files.kind', '=', PLACE_PHOTO)
    .where('files.removed_at', 'is', null)
    .executeTakeFirst();

/** False for one that is drawn already, or was removed or taken down meanwhile. */
export async function markDrawn(db: Db, fileId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('provider_photos')
    .set({ drawn_at: now })
    .where('file_id', '=', fileId)
    .where('state', '=', 'approved')
    .where('drawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Where one width and format of a photograph lies that families see. */
export const shownRendition = (db: Db, name: string) =>
  db
    .selectFrom('file_renditions')
    .innerJoin('provider_photos', 'provider_photos.file_id', 'file_renditions.file_id')
    .innerJoin('files', 'files.id', 'file_renditions.file_id')
    .select(['file_renditions.key', 'file_renditions.format'])
    .where('file_renditions.name', '=', name)
    .where('provider_photos.state', '=', 'approved')
    .where('files.removed_at', 'is', null)
    .executeTakeFirst();
