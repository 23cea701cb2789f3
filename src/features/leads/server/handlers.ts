import { brand } from '#shared/brand.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import type { leads } from '../contract.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import { Failure } from '#shared/failure.ts';
import { awaitedNames } from '../lead.ts';
import { keepLead } from './keep-lead.ts';

export const leadsHandlers: Handlers<typeof leads> = {
  async joinWaitingList({ body: { service, email, place: typed } }, { db, limits, client, language, now }) {
    await limits.take('waitingList', client);
    const t = wordsOf(language);
    const named = { brand: brand.name, help: brand.mail };
    const place = await labelOf(typed);
    const name = t(awaitedNames[service], named);
    const values = { ...named, service: place ? `${name}, ${place}` : name, what: service };
    const details = { consent: t('leads.waitingList.consent', values), language };
    const letter = {
      to: email,
      subject: t('leads.waitingList.letter.subject', values),
      text: t('leads.waitingList.letter', values),
    };
    // whoever asks may not be whose address it is: they read nothing of how often it was written to
    const mayWrite = await limits.hasTaken('waitingListTarget', email);
    await keepLead(
      db,
      { kind: 'waiting_list', what: place ? `${service}: ${place}` : service, email, details, createdAt: now },
      mayWrite ? letter : null,
    );
    return { message: t('leads.waitingList.answer') };
  },
};

/** As the gazetteer writes it: what somebody typed is never mailed to an address that may be another's. */
async function labelOf(typed: string | undefined): Promise<string | undefined> {
  if (!typed) return undefined;
  const place = (await gazetteer()).find(typed);
  if (!place) throw Failure.of('place', 'errors.placeUnknown');
  return place.label;
}
