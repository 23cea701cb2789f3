import { speechIn } from '#features/bookings/server/kind.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { requireProof } from '#features/security/server/proof.ts';
import { fileOf } from '#server/http/file-of.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { visitSummaries } from '../contract.ts';
import { findSigned, noteLook } from './find-visit.ts';
import { presentSummaries, presentSummary } from './present-summary.ts';
import { showables, showSummary } from './show-summary.ts';
import { paperName, summaryPaper } from './summary-paper.ts';
import { signedOfPerson } from './summary-store.ts';

export const visitSummaryHandlers: Handlers<typeof visitSummaries> = {
  ofVisit: async ({ params: { id } }, context) => ({
    data: await presentSummary(context, await findSigned(context, id)),
  }),

  async ofPerson({ params: { id } }, context) {
    const { db, user, now } = context;
    const person = await ownPerson(db, { userId: user.id, personId: id, scope: 'records', now });
    const rows = await signedOfPerson(db, person);
    if (rows.length > 0) await noteLook(context, person);
    return { data: await presentSummaries(context, rows) };
  },

  async paper({ params: { id } }, context) {
    await requireProof(context);
    const summary = await presentSummary(context, await findSigned(context, id));
    const content = await summaryPaper(summary, speechIn(context.language));
    const name = paperName({ ...summary, startsAt: new Date(summary.startsAt) });
    return fileOf(content, { type: 'application/pdf', name });
  },

  showable: ({ params: { id } }, context) => showables(context, id),

  async show({ params: { id }, body }, context) {
    await context.limits.take('careNotesAccount', context.user.id);
    await showSummary(context, id, body);
    return showables(context, id);
  },
};
