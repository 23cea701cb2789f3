import type { NewsContext } from '#features/notifications/server/notify.ts';
import { post, type WrittenLetter } from '#features/preferences/server/post.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { languageNamed } from '#server/http/language.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import type { Secrets } from '#server/secrets.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import { dayIn, formatDayInWords, formatMoment, timeIn, weekdayOf } from '#shared/dates.ts';
import { localeTag } from '#shared/intl.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { Deed, DigestLine, Proxy } from '../../digest.ts';
import { digestOf, mondayOf } from './digest.ts';
import { markTold, waitingReaders } from './digest-store.ts';

const MONDAY = 1;
const FROM = '08:00';

type Reader = Awaited<ReturnType<typeof waitingReaders>>[number];

/** On Monday from eight o'clock on, on the reader's clock, the week before by mail, once: who did what how often, and nothing of health. */
export async function sendDigests(context: NewsContext & { secrets: Secrets }): Promise<void> {
  const { now } = context;
  await eachInTurn(await waitingReaders(context.db, now), async (reader) => {
    const zone = await zoneOf(context.db, reader.id);
    const today = dayIn(zone, now);
    if (weekdayOf(today) !== MONDAY || timeIn(zone, now) < FROM) return;
    await context.db.transaction().execute(async (db) => {
      const monday = mondayOf(today, 1);
      if (!(await markTold(db, { userId: reader.id, week: monday, now }))) return;
      const proxies = await digestOf({ ...context, db }, { userId: reader.id, personId: null, monday, zone });
      if (proxies.length > 0) await post(db, [letter(reader, proxies, context.publicUrl)], now);
    });
  });
}

function letter(reader: Reader, proxies: readonly Proxy[], publicUrl: string): WrittenLetter {
  const language = languageNamed(reader.language);
  const t = wordsOf(language);
  const deeds = (proxy: Proxy) => {
    const counts = new Map<Deed, number>();
    for (const { what, count } of proxy.lines) counts.set(what, (counts.get(what) ?? 0) + count);
    return [...counts]
      .map(([what, count]) => [`- ${t(`circle.digest.mail.${what}`, { count })}`, ...undosOf(proxy, what)].join('\n'))
      .join('\n');
  };
  const undosOf = ({ lines }: Proxy, what: Deed) =>
    lines.flatMap((line) =>
      line.what === what && line.undo
        ? [`  ${t(`circle.digest.mail.undo.${what}`, namedIn(line, language))} ${page}&undo=${line.undo}`]
        : [],
    );
  const page = `${publicUrl}/dashboard-privacy?which=last`;
  const hasUndo = proxies.some(({ lines }) => lines.some(({ undo }) => undo !== null));
  const said = proxies.map(
    (proxy) =>
      `${t(proxy.isForSelf ? 'circle.digest.mail.forYou' : 'circle.digest.mail.forOther', {
        name: proxy.actorName,
        person: proxy.personName,
      })}\n${deeds(proxy)}`,
  );
  const values = {
    brand: brand.name,
    help: brand.phone,
    hello: reader.first_name,
    said: [...said, ...(hasUndo ? [t('circle.digest.mail.once')] : [])].join('\n\n'),
    link: page,
  };
  return {
    channel: 'mail',
    about: 'family',
    userId: reader.id,
    to: reader.email,
    subject: t('circle.digest.mail.subject', values),
    text: t('circle.digest.mail', values),
  };
}

/** What tells the links of a letter apart: a number, a day and a time say neither where it is nor what for. */
function namedIn({ booking, day, tour }: DigestLine, language: Language) {
  const locale = localeTag(languages[language]);
  return {
    bookingId: booking?.bookingId ?? '',
    day: day === null ? '' : formatDayInWords(day, locale, 'yearless'),
    when: tour ? formatMoment(tour.timeZone, new Date(tour.startsAt), locale) : '',
  };
}
