import { sql } from 'kysely';
import { bookingKinds } from '../src/app/server/booking-kinds.ts';
import { threadKinds } from '../src/app/server/thread-kinds.ts';
import { aPerson, type Person } from '../src/features/account/server/seed.ts';
import { inboxOf } from '../src/features/messaging/server/inbox-store.ts';
import { shownTalk } from '../src/features/messaging/server/present-talk.ts';
import { type Db, dbOver, openPool } from '../src/server/db/db.ts';
import { wordsOf } from '../src/server/words.ts';
import { atEnd } from './closing.ts';
import { compared, type Line, median, perSecond } from './report.ts';
import { emptyDatabase, openDatabase, openFolder, type Reporter } from './world.ts';

export type MessagesPlan = { messages: number; seconds: number; rounds: number; say: Reporter };

const THREADS = 200;
const now = new Date('2026-06-15T16:00:00Z');

/**
 * A search through all messages of one account, with names, counts and what was found, beside the bare statement that finds them; and
 * opening a long conversation beside a short one.
 */
export async function benchMessages({ messages, seconds, rounds, say }: MessagesPlan): Promise<Line[]> {
  const url = await emptyDatabase(await openDatabase(openFolder(), say), 'messages');
  const pool = openPool({ url, size: 4, onError: () => undefined });
  atEnd(() => pool.end());
  const db = dbOver(pool);
  const reader = await aPerson(db);
  for (const person of [reader, await aPerson(db)]) await writeTalks(db, person, messages);
  await sql`analyze`.execute(db);
  say(`${messages} messages of one account, as many of another`);
  const seeker = { as: 'asker' as const, userId: reader.id, now };
  const ours = (word: string) => inboxOf(db, { seeker, q: word, page: 1 });
  const bare = (word: string) =>
    sql`select thread_messages.thread_id, max(thread_messages.sequence) from thread_messages
      join threads on threads.id = thread_messages.thread_id and threads.user_id = ${reader.id}
      where searched_message(thread_messages.words, thread_messages.reach) @@ to_tsquery('simple', ${`${word}:*`})
      group by thread_messages.thread_id limit 21`.execute(db);
  const found = await ours('word7x');
  if (found.length === 0) throw new Error('The search has found nothing.');
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push(await rateOf(bare, seconds));
    rates.ours.push(await rateOf(ours, seconds));
  }
  return [
    compared({
      goal: '12',
      measure: `a word among ${messages.toLocaleString('en-US')} messages of one account`,
      ours: median(rates.ours),
      floor: median(rates.bare),
      unit: perSecond,
      least: 0.2,
    }),
    await openingOf(db, { seconds, rounds }),
  ];
}

const [LONG, SHORT] = [10_000, 50];

/** The newest messages of a conversation, as its page asks for them, whatever has been said before. */
async function openingOf(db: Db, { seconds, rounds }: Pick<MessagesPlan, 'seconds' | 'rounds'>): Promise<Line> {
  const rates = { long: [] as number[], short: [] as number[] };
  const open = { long: await openerOf(db, LONG), short: await openerOf(db, SHORT) };
  await sql`analyze`.execute(db);
  for (let round = 0; round < rounds; round += 1) {
    rates.short.push(await rateOf(open.short, seconds));
    rates.long.push(await rateOf(open.long, seconds));
  }
  return compared({
    goal: 'V2',
    measure: `opening a conversation of ${LONG.toLocaleString('en-US')} messages, beside one of ${SHORT}`,
    ours: median(rates.long),
    floor: median(rates.short),
    unit: perSecond,
    least: 0.8,
  });
}

/** Opens the one conversation of a new account, which holds so many messages. */
async function openerOf(db: Db, messages: number): Promise<() => Promise<unknown>> {
  const reader = await aPerson(db);
  await writeTalks(db, reader, messages, 1);
  const seeker = { as: 'asker' as const, userId: reader.id, now };
  const [talk] = await inboxOf(db, { seeker, q: '', page: 1 });
  if (!talk) throw new Error('There is no conversation.');
  const open = () => shownTalk(db, { id: talk.id, seeker, threadKinds, bookingKinds, t: wordsOf('en'), now });
  const { data } = await open();
  if (data.messages.length === 0) throw new Error('The conversation is empty.');
  return open;
}

/** Searches one after the other, each for another word. */
async function rateOf(search: (word: string) => Promise<unknown>, seconds: number): Promise<number> {
  const begun = performance.now();
  let count = 0;
  while (performance.now() - begun < seconds * 1000) {
    await search(`word${count % 997}x`);
    count += 1;
  }
  return (count * 1000) / (performance.now() - begun);
}

/** So many rows a statement: on a busy machine each still ends within the time that the pool allows. */
const ROWS_AT_ONCE = 10_000;

/** So many messages of a conversation its reader has not seen yet, every other one of the other side. */
const NEW = 10;

/** Conversations of two sides who speak by turns. */
async function writeTalks(db: Db, { id: userId, personId }: Person, messages: number, talks = THREADS) {
  const [each, step] = [messages / talks, Math.ceil(ROWS_AT_ONCE / talks)];
  await sql`insert into threads (kind, user_id, person_id, client_id, last_sequence, asker_seen, answerer_seen, created_at, last_at)
    select 'ticket', ${userId}, ${personId}, 'bench-' || number, ${each}, greatest(${each}::int - ${NEW}, 0), ${each}, ${now}, ${now}
    from generate_series(1, ${talks}) as number`.execute(db);
  for (let first = 1; first <= each; first += step)
    await sql`insert into thread_messages (thread_id, sequence, side, user_id, client_id, reach, words, written_at)
      select threads.id, number, case when number % 2 = 1 then 'asker' else 'answerer' end,
        case when number % 2 = 1 then ${userId}::uuid end, 'bench-' || number, array[threads.person_id],
        'word' || ((number * 7919 + hashtext(threads.client_id)) % 997 + 997) % 997 || 'x and the other things that are said of a day', ${now}
      from threads cross join generate_series(${first}::int, ${Math.min(each, first + step - 1)}::int) as number where threads.user_id = ${userId}`.execute(
      db,
    );
}
