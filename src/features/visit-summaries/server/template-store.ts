import { sql } from 'kysely';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Medicine } from '../medicine.ts';
import { MOST_TEMPLATES, type TemplateForm, type TemplateKind, templateKinds } from '../template.ts';

/** What is kept of a template besides its kind and name. */
type Content = { notes: string; medicines: Medicine[] };

const columns = [
  'summary_templates.id',
  'summary_templates.kind',
  'summary_templates.name',
  'summary_templates.content',
] as const;
type TemplateColumns = { kind: TemplateKind; content: Content }; // written by insertTemplate only

/** Those of a place, by kind and name. */
export const templatesOf = (db: Db, providerId: string) =>
  db
    .selectFrom('summary_templates')
    .select(columns)
    .$narrowType<TemplateColumns>()
    .where('summary_templates.provider_id', '=', providerId)
    .orderBy('summary_templates.kind')
    .orderBy(sql`lower(summary_templates.name)`)
    .limit(MOST_TEMPLATES * templateKinds.length)
    .execute();
export type TemplateRow = Awaited<ReturnType<typeof templatesOf>>[number];

type NewTemplate = { providerId: string; userId: string; form: TemplateForm; now: Date };

/** Locks the place, so that what is counted stays as it was counted. */
export async function countTemplates(db: Db, { providerId, kind }: { providerId: string; kind: TemplateKind }) {
  await db
    .selectFrom('providers')
    .select('providers.id')
    .where('providers.id', '=', providerId)
    .forNoKeyUpdate()
    .execute();
  const { count } = await db
    .selectFrom('summary_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('summary_templates.provider_id', '=', providerId)
    .where('summary_templates.kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined when one of its kind has that name. */
export async function insertTemplate(db: Db, { providerId, userId, form, now }: NewTemplate) {
  const content: Content =
    form.kind === 'notes' ? { notes: form.notes, medicines: [] } : { notes: '', medicines: form.medicines };
  return db
    .insertInto('summary_templates')
    .values({
      provider_id: providerId,
      kind: form.kind,
      name: form.name,
      content: JSON.stringify(content),
      written_by: userId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((known) => known.doNothing())
    .returning(columns)
    .$narrowType<TemplateColumns>()
    .executeTakeFirst();
}

type TemplateQuery = { id: string; userId: string };
const isOwn = (userId: string) =>
  sql<boolean>`summary_templates.provider_id = any(array${placesOf({ userId, right: 'summaries' })})`;

/** One of a place where this account writes summaries. */
export const templateFor = (db: Db, { id, userId }: TemplateQuery) =>
  db
    .selectFrom('summary_templates')
    .select(['summary_templates.provider_id', 'summary_templates.kind'])
    .$narrowType<Pick<TemplateColumns, 'kind'>>()
    .where('summary_templates.id', '=', id)
    .where(isOwn(userId))
    .executeTakeFirst();

/** Undefined when it is not there for this account, or another of its kind has that name. */
export const renameTemplate = (db: Db, { id, userId, name, now }: TemplateQuery & { name: string; now: Date }) =>
  db
    .updateTable('summary_templates')
    .set({ name, updated_at: now })
    .where('summary_templates.id', '=', id)
    .where(isOwn(userId))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('summary_templates as others')
            .select('others.id')
            .whereRef('others.provider_id', '=', 'summary_templates.provider_id')
            .whereRef('others.kind', '=', 'summary_templates.kind')
            .whereRef('others.id', '!=', 'summary_templates.id')
            .where(sql<boolean>`lower(others.name) = lower(${name})`),
        ),
      ),
    )
    .returning(columns)
    .$narrowType<TemplateColumns>()
    .executeTakeFirst();

export async function deleteTemplate(db: Db, { id, userId }: TemplateQuery): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('summary_templates')
    .where('summary_templates.id', '=', id)
    .where(isOwn(userId))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** All that hang on a place. */
export const deleteTemplatesOf = (db: Db, providerId: string) =>
  db.deleteFrom('summary_templates').where('summary_templates.provider_id', '=', providerId).execute();
