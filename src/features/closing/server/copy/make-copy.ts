import { accountMessage } from '#features/account/server/account-messages.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { post } from '#features/preferences/server/post.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { languageNamed } from '#server/http/language.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { publish } from '#server/realtime/fanout.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { languages } from '#shared/languages.ts';
import { COPY_DAYS } from '../../closing.ts';
import { COPY_NOTICE } from '../../notification.ts';
import {
  type AskedCopy,
  askedCopy,
  copiesOver,
  dropPieces,
  giveUpCopies,
  freeStuckCopies,
  insertPiece,
  markGone,
  markReady,
  type Piece,
} from './copy-store.ts';
import { packCopy } from './pack-copy.ts';
import type { CopyContext } from './packed.ts';
import { inPieces } from './pieces.ts';

// All tries of the queue, also those after a process that was killed.
const MOST_HOURS = 3;

/** Makes a copy that was asked for, and tells its owner; a repetition makes it anew, and of two at once one counts. */
export async function makeCopy(context: CopyContext, id: string): Promise<void> {
  const { db, ports, now } = context;
  const asked = await askedCopy(db, id);
  if (!asked) return;
  for (const key of await dropPieces(db, id)) await ports.files.remove(key);
  const pieces: Piece[] = [];
  for await (const content of inPieces(packCopy(context, asked))) {
    const { key, bytes } = await ports.files.put(once(content));
    const piece = { number: pieces.length, key, bytes };
    await keepPiece(context, id, piece);
    pieces.push(piece);
  }
  await db.transaction().execute(async (db) => {
    const expiresAt = new Date(now.getTime() + COPY_DAYS * DAY_MS);
    if (await markReady(db, { id, pieces, expiresAt, now })) await tellOwner({ ...context, db }, asked, expiresAt);
  });
}

/** A piece that no row knows would lie there for ever. */
async function keepPiece({ db, ports }: CopyContext, id: string, piece: Piece) {
  try {
    await insertPiece(db, id, piece);
  } catch (error) {
    await ports.files.remove(piece.key);
    throw error;
  }
}

async function tellOwner({ db, publicUrl, now }: Omit<CopyContext, 'ports'>, asked: AskedCopy, expiresAt: Date) {
  const language = languageNamed(asked.language);
  const to = { channel: 'email' as const, target: asked.email, language, userId: asked.user_id };
  const until = formatDayInWords(dayIn(await zoneOf(db, asked.user_id), expiresAt), languages[language]);
  await notify(db, {
    kind: COPY_NOTICE,
    subjectId: asked.id,
    about: 'security',
    readers: [{ userId: asked.user_id, providerId: null }],
    facts: { until: expiresAt.toISOString() },
    letters: [accountMessage('copyReady', to, { hello: asked.first_name, until, link: `${publicUrl}/dashboard-data` })],
    link: () => '/dashboard-data',
    refreshes: () => ['account'],
    now,
  });
}

type SweepContext = Pick<CopyContext, 'db' | 'ports' | 'publicUrl' | 'now'>;

/** Throws away what can no longer be fetched, and gives up what could not be made: its owner hears, and can ask again. */
export async function sweepCopies({ db, ports, publicUrl, now }: SweepContext): Promise<void> {
  await freeStuckCopies(db);
  const failed = await db.transaction().execute(async (db) => {
    const rows = await giveUpCopies(db, new Date(now.getTime() - MOST_HOURS * HOUR_MS));
    const letters = rows.map(({ user_id: userId, email, first_name: hello, language }) =>
      accountMessage(
        'copyFailed',
        { channel: 'email', target: email, language: languageNamed(language), userId },
        { hello, link: `${publicUrl}/dashboard-data` },
      ),
    );
    await post(db, letters, now);
    await publish(
      db,
      rows.map((row) => row.user_id),
      ['account'],
    );
    return rows;
  });
  for (const { id } of failed) for (const key of await dropPieces(db, id)) await ports.files.remove(key);
  for (const id of await copiesOver(db, now)) {
    await markGone(db, id);
    for (const key of await dropPieces(db, id)) await ports.files.remove(key);
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
