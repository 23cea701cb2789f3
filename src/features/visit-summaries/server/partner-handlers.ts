import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import type { partnerSummaries } from '../partner-contract.ts';
import { writtenFrom } from '../when-written.ts';
import { findVisit, visitKinds } from './find-visit.ts';
import { keepTemplate, nameTemplate, presentTemplate } from './keep-template.ts';
import { presentCard, presentVisit } from './present-summary.ts';
import { shownSummaries } from './show-summary.ts';
import { visitsAt } from './summary-store.ts';
import { deleteTemplate, templatesOf } from './template-store.ts';
import { addToSummary, keepSummary, signSummary } from './write-summary.ts';

export const partnerSummaryHandlers: Handlers<typeof partnerSummaries> = {
  async list({ query: { page } }, context) {
    const { db, user, now, bookingKinds } = context;
    const kinds = visitKinds(bookingKinds);
    const { rows, count } = await visitsAt(db, { providerId: placeOf(user), kinds, until: writtenFrom(now), page });
    await auditLook(context, { people: rows.map((row) => row.person_id), subject: 'visit_summaries' });
    return { data: rows.map((row) => presentCard(row, now)), pagization: { totalCount: count } };
  },

  one: ({ params: { id } }, context) => shown(context, id),

  async keep({ params: { id }, body }, context) {
    await keepSummary(context, id, body);
    return shown(context, id);
  },

  async sign({ params: { id }, body }, context) {
    await signSummary(context, id, body);
    return shown(context, id);
  },

  async add({ params: { id }, body }, context) {
    await addToSummary(context, id, body);
    return shown(context, id);
  },

  shown: async ({ params: { id } }, context) => ({ data: await shownSummaries(context, id) }),

  templates: async (_, { db, user }) => ({ data: (await templatesOf(db, placeOf(user))).map(presentTemplate) }),

  keepTemplate: async ({ body }, context) => ({ data: await keepTemplate(context, body) }),

  renameTemplate: async ({ params: { id }, body: { name } }, context) => ({
    data: await nameTemplate(context, { id, name }),
  }),

  async removeTemplate({ params: { id } }, { db, user, language }) {
    if (!(await deleteTemplate(db, { id, userId: user.id }))) throw new Failure('not_found');
    return { message: wordsOf(language)('visitSummaries.template.removed') };
  },
};

const shown = async (context: Context, id: string) => ({
  data: await presentVisit(context, await findVisit(context, id)),
});
