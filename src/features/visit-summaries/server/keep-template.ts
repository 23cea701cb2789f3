import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_TEMPLATES, type Template, type TemplateForm } from '../template.ts';
import { countTemplates, insertTemplate, renameTemplate, templateFor, type TemplateRow } from './template-store.ts';

export const presentTemplate = ({ id, kind, name, content }: TemplateRow): Template => ({
  _id: id,
  kind,
  name,
  ...content,
});

/** Keeps a template at the chosen place. Throws `too_many_templates` and `template_name_taken`. */
export async function keepTemplate({ db, user, limits, now }: Context, form: TemplateForm): Promise<Template> {
  const providerId = placeOf(user);
  await limits.take('summaryAccount', user.id);
  return db.transaction().execute(async (db) => {
    if ((await countTemplates(db, { providerId, kind: form.kind })) >= MOST_TEMPLATES)
      throw new Failure('too_many_templates', { values: { count: MOST_TEMPLATES } });
    const row = await insertTemplate(db, { providerId, userId: user.id, form, now });
    if (!row) throw nameTaken();
    return presentTemplate(row);
  });
}

/** Gives it another name. Throws `not_found` and `template_name_taken`. */
export async function nameTemplate(
  { db, user, limits, now }: Context,
  { id, name }: { id: string; name: string },
): Promise<Template> {
  await limits.take('summaryAccount', user.id);
  const known = await templateFor(db, { id, userId: user.id });
  if (!known) throw new Failure('not_found');
  return db.transaction().execute(async (db) => {
    // Two that take the same name at once wait for each other.
    await countTemplates(db, { providerId: known.provider_id, kind: known.kind });
    const row = await renameTemplate(db, { id, userId: user.id, name, now });
    if (!row) throw nameTaken();
    return presentTemplate(row);
  });
}

const nameTaken = () =>
  new Failure('template_name_taken', { issues: [{ field: 'name', key: 'errors.template_name_taken' }] });
