import { speechIn } from '#features/bookings/server/kind.ts';
import { fileOf } from '#server/http/file-of.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { dayIn } from '#shared/dates.ts';
import type { visitSummaries } from '../contract.ts';
import { findSigned } from './find-visit.ts';
import { presentSummary } from './present-summary.ts';
import { showables, showSummary } from './show-summary.ts';
import { summaryPaper } from './summary-paper.ts';

export const visitSummaryHandlers: Handlers<typeof visitSummaries> = {
  ofVisit: async ({ params: { id } }, context) => ({
    data: await presentSummary(context, await findSigned(context, id)),
  }),

  async paper({ params: { id } }, context) {
    const summary = await presentSummary(context, await findSigned(context, id));
    const content = await summaryPaper(summary, speechIn(context.language));
    const day = dayIn(summary.timeZone, new Date(summary.startsAt));
    return fileOf(content, { type: 'application/pdf', name: `visit-${summary.bookingId}-${day}.pdf` });
  },

  showable: ({ params: { id } }, context) => showables(context, id),

  async show({ params: { id }, body }, context) {
    await context.limits.take('careNotesAccount', context.user.id);
    await showSummary(context, id, body);
    return showables(context, id);
  },
};
