import { notify } from '#features/notifications/server/notify.ts';
import { auditReading } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { publish } from '#server/realtime/fanout.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { TRAIL_NOTICE, type TrailNoticeFacts } from '../../notification.ts';
import type { trailQuestions } from '../../trail-question.ts';
import { presentEntry } from '../present-trail.ts';
import { countBroken } from '../trail-check/trail-check-store.ts';
import {
  askedLines,
  forgetQuestion,
  handToStaff,
  insertQuestion,
  isAsked,
  lineAskedOf,
  lockQuestion,
  noteTold,
  writeAnswer,
} from './trail-question-store.ts';

/** Of a line of the trail. */
const isNumber = /^\d{1,15}$/;

export const trailQuestionHandlers: Handlers<typeof trailQuestions> = {
  async ask({ body }, context) {
    const { user, limits, now } = context;
    await limits.take('trailQuestionAccount', user.id);
    const entryId = Number(body.entryId);
    return context.db.transaction().execute(async (db) => {
      const line = isNumber.test(body.entryId) ? await lineAskedOf(db, { userId: user.id, entryId }) : undefined;
      if (!line) throw new Failure('not_found');
      const asking = { entryId, personId: line.person_id, userId: user.id, kind: body.kind, now };
      const id = await insertQuestion(db, asking);
      if (id === undefined) throw new Failure('conflict');
      if (body.kind === 'relative') await tellActor({ ...context, db }, id);
      else await publish(db, [user.id], ['family']);
      return { data: { _id: id } };
    });
  },

  async change({ params: { id }, body: { change: what } }, context) {
    const change = { withdraw: takeBack, tell: tellActor, wrong: askStaff }[what];
    await inTransaction(context, (inside) => change(inside, id));
    return { data: { _id: id } };
  },

  async list({ query }, context) {
    const { db, user, language } = context;
    const t = wordsOf(language);
    const rows = await askedLines(db, query);
    const shown = rows.slice(0, PAGE_LENGTH);
    await auditReading(context, { people: shown.map((row) => row.person_id), subject: 'trail' });
    return {
      data: shown.map((row) => ({
        _id: row.question_id ?? '',
        kind: row.question_kind === 'wrong' ? 'wrong' : 'who',
        askedAt: row.asked_at?.toISOString() ?? '',
        askedBy: `${row.asker_first_name} ${row.asker_last_name}`,
        entry: presentEntry(row, user.id, t),
        answer: row.answer,
        answeredAt: row.answered_at?.toISOString() ?? null,
      })),
      hasMore: rows.length > PAGE_LENGTH,
      brokenTrails: await countBroken(db),
    };
  },

  async answer({ params: { id }, body: { answer } }, { db, user, now }) {
    await db.transaction().execute(async (db) => {
      const question = await writeAnswer(db, { id, answer, userId: user.id, now });
      if (!question) throw new Failure((await isAsked(db, id)) ? 'already_answered' : 'not_found');
      await tell(db, { id, what: 'answered', to: question.asked_by, name: '', now });
    });
    return { data: { _id: id } };
  },
};

/** The relative who left the line hears that somebody asks about it, because the person wants it so. */
async function tellActor({ db, user, now }: Context, id: string) {
  const question = await lockQuestion(db, { userId: user.id, id });
  if (!question?.link_id) throw new Failure('not_found');
  if (question.told_at) return;
  await noteTold(db, id, now);
  const name = `${question.first_name} ${question.last_name}`;
  await tell(db, { id, what: 'asks', to: question.actor_id, name, at: question.at, now });
  await publish(db, [user.id], ['family']);
}

async function takeBack({ db, user }: Context, id: string) {
  const question = await lockQuestion(db, { userId: user.id, id });
  if (!question) throw new Failure('not_found');
  if (question.answered_at || question.told_at) throw new Failure('conflict');
  await forgetQuestion(db, id);
  await publish(db, [user.id], ['family']);
}

/** The relative was asked, and now staff are, too. */
async function askStaff({ db, user, now }: Context, id: string) {
  const question = await lockQuestion(db, { userId: user.id, id });
  if (!question) throw new Failure('not_found');
  if (question.kind !== 'relative') throw new Failure('conflict');
  await handToStaff(db, id, now);
  await publish(db, [user.id], ['family']);
}

type QuestionNews = { id: string; what: 'answered' | 'asks'; to: string; name: string; at?: Date; now: Date };

const tell = (db: Db, { id, what, to, name, at, now }: QuestionNews) =>
  notify(db, {
    kind: TRAIL_NOTICE,
    subjectId: id,
    readers: [{ userId: to, providerId: null }],
    facts: { what, name, at: at?.toISOString() ?? null } satisfies TrailNoticeFacts,
    about: what === 'answered' ? 'security' : 'family',
    letters: [],
    link: () => (what === 'answered' ? '/dashboard-privacy' : '/dashboard-addfamily'),
    refreshes: () => ['family'],
    now,
  });
