import type { Handlers } from '#server/http/handlers.ts';
import type { recordLinks, sharedRecords } from '../../record-links.ts';
import { listLinks, makeLink, takeBackLink } from './keep-links.ts';
import { openLink } from './open-link.ts';

export const recordLinksHandlers: Handlers<typeof recordLinks> = {
  list: async ({ query }, context) => ({ data: await listLinks(context, query.familyMemberId) }),
  make: async ({ body }, context) => ({ data: await makeLink(context, body) }),
  async end({ params }, context) {
    await takeBackLink(context, params.id);
    return { data: { _id: params.id } };
  },
};

export const sharedRecordsHandlers: Handlers<typeof sharedRecords> = {
  open: async ({ body }, context) => ({ data: await openLink(context, body) }),
};
