import { keepLead } from '#features/leads/server/keep-lead.ts';
import { brand } from '#shared/brand.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import type { partnerApplications } from '../application-contract.ts';

export const partnerApplicationHandlers: Handlers<typeof partnerApplications> = {
  async apply({ body: { kind, email, ...contact } }, { db, limits, client, language, now }) {
    await limits.take('partnerApplication', client);
    const t = wordsOf(language);
    // Nothing that was typed goes into the letter: the address may be somebody else's.
    const values = { brand: brand.name, help: brand.mail };
    const details = { ...contact, consent: t('partners.apply.consent', values), language };
    await keepLead(
      db,
      { kind: 'partner', what: kind, email, details, createdAt: now },
      {
        to: email,
        subject: t('partners.apply.letter.subject', values),
        text: t('partners.apply.letter', values),
      },
    );
    return { message: t('partners.apply.answer') };
  },
};
