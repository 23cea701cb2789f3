import { type Actor, actorsFor } from '#features/family/server/actor-store.ts';
import { notify } from '#features/notifications/server/notify.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Context } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { formatMoment } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { phoneInWords } from '#shared/phone.ts';
import { LAB_NOTICE, type LabNotice, type LabNoticeFacts } from '../../notification.ts';
import type { OrderRow } from '../orders/order-store.ts';

const scope = 'records';

/** Letters leave for what can be read, and when a sample was taken; what happens in the lab is for the bell. */
const written: readonly LabNotice[] = ['talk', 'reported', 'corrected'];

/** Tells everybody who may see the records of the person how far an order is, and nothing of it. In the caller's transaction. */
export async function tellOfOrder(
  { db, publicUrl, now }: Pick<Context, 'db' | 'publicUrl' | 'now'>,
  { row, what }: { row: OrderRow; what: LabNotice },
): Promise<void> {
  const readers = await actorsFor(db, { personId: row.person_id, scope, now });
  const page = `/diagnostic-testView?order=${row.id}`;
  await notify(db, {
    kind: LAB_NOTICE,
    subjectId: row.id,
    about: 'bookings',
    personId: row.person_id,
    scope,
    readers: readers.map(({ id }) => ({ userId: id, providerId: null })),
    facts: {
      what,
      provider: row.provider_name,
      person: `${row.first_name} ${row.last_name}`.trim(),
    } satisfies LabNoticeFacts,
    letters: written.includes(what)
      ? readers.flatMap((reader) => lettersTo(reader, { row, what, link: publicUrl + page }))
      : [],
    link: () => (written.includes(what) ? page : undefined),
    refreshes: () => ['bookings'],
    now,
  });
}

function lettersTo(
  reader: Actor,
  { row, what, link }: { row: OrderRow; what: LabNotice; link: string },
): WrittenLetter[] {
  const t = wordsOf(languageNamed(reader.language));
  const values = {
    name: reader.first_name,
    provider: row.provider_name,
    person: row.first_name,
    isSelf: String(reader.is_self),
    brand: brand.name,
    link,
    phone: phoneInWords(row.snapshot.phone),
    moment: row.released_at
      ? formatMoment(row.time_zone, row.released_at, languages[languageNamed(reader.language)])
      : '',
  };
  const common = { about: 'bookings' as const, userId: reader.id };
  return [
    {
      ...common,
      channel: 'mail',
      to: reader.email,
      subject: t(`diagnostics.mail.${what}.subject`, values),
      text: t(`diagnostics.mail.${what}`, values),
    },
    ...(reader.phone
      ? [{ ...common, channel: 'sms' as const, to: reader.phone, text: t(`diagnostics.sms.${what}`, values) }]
      : []),
  ];
}
