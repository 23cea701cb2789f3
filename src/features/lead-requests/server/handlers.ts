import { leaveWaitingList, waitingListsOf } from '#features/leads/server/store.ts';
import { awaitedNames } from '#features/leads/lead.ts';
import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import { brand } from '#shared/brand.ts';
import type { leadRequests } from '../contract.ts';
import { sentLead, sentLeads } from './lead-store.ts';
import { presentSent } from './present-lead.ts';
import { sendLead } from './send-lead.ts';
import { withdrawLead } from './withdraw-lead.ts';

export const leadRequestHandlers: Handlers<typeof leadRequests> = {
  send: async ({ body }, context) => ({ data: await shownLead(context, await sendLead(context, body)) }),

  async mine({ query }, context) {
    const { db, user, now } = context;
    const { for: personId, provider: providerId, page } = query;
    const { rows, total } = await sentLeads(db, { userId: user.id, now, personId, providerId, page });
    await auditReading(context, {
      people: rows.filter((row) => row.may_act).map((row) => row.person_id),
      subject: 'leads',
    });
    const isWhole = providerId === undefined && personId === undefined;
    return {
      data: rows.map((row) => presentSent(row, user.id)),
      pagization: { totalCount: total },
      waiting: isWhole ? await waitingFor(context) : [],
    };
  },

  async withdraw({ params: { id } }, context) {
    await withdrawLead(context, { id, userId: context.user.id });
    return { data: await shownLead(context, id) };
  },

  async leaveList({ params: { id } }, { db, user, language }) {
    if (!(await leaveWaitingList(db, { id, userId: user.id }))) throw new Failure('not_found');
    return { message: wordsOf(language)('leadRequests.list.left') };
  },
};

async function shownLead({ db, user, now }: Context, id: string) {
  const row = await sentLead(db, id, { userId: user.id, now });
  if (!row) throw new Failure('not_found');
  return presentSent(row, user.id);
}

async function waitingFor({ db, user, language }: Context) {
  const t = wordsOf(language);
  return (await waitingListsOf(db, user.id)).map(({ id, what, created_at: since }) => {
    const [service = '', place] = what.split(': ');
    const key = Object.entries(awaitedNames).find(([name]) => name === service)?.[1];
    const name = key ? t(key, { brand: brand.name }) : service;
    return { _id: id, what: place ? `${name}, ${place}` : name, since: since.toISOString() };
  });
}
