import { brand } from '#shared/brand.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import type { leads } from '../contract.ts';
import { awaitedNames } from '../lead.ts';
import { keepLead } from './keep-lead.ts';

export const leadsHandlers: Handlers<typeof leads> = {
  async joinWaitingList({ body: { service, email } }, { db, limits, client, language, now }) {
    await limits.take('waitingList', client);
    const t = wordsOf(language);
    const named = { brand: brand.name, help: brand.mail };
    const values = { ...named, service: t(awaitedNames[service], named) };
    const details = { consent: t('leads.waitingList.consent', values), language };
    await keepLead(
      db,
      { kind: 'waiting_list', what: service, email, details, createdAt: now },
      {
        channel: 'mail',
        to: email,
        subject: t('leads.waitingList.letter.subject', values),
        text: t('leads.waitingList.letter', values),
      },
    );
    return { message: t('leads.waitingList.answer') };
  },
};
