import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';

type Budget = { points: number; seconds: number };

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** How often something may be asked, per key. */
const budgets = {
  signUpClient: { points: 20, seconds: MINUTE },
  signUpClientDay: { points: 100, seconds: DAY },
  signUpAll: { points: 600, seconds: MINUTE },
  codeTarget: { points: 5, seconds: HOUR },
  codesOfTarget: { points: 20, seconds: HOUR },
  codeClient: { points: 20, seconds: MINUTE },
  codeAll: { points: 600, seconds: MINUTE },
  textDayTarget: { points: 10, seconds: DAY },
  textDayClient: { points: 20, seconds: DAY },
  codeTryClient: { points: 60, seconds: MINUTE },
  addressAccount: { points: 10, seconds: DAY },
  warningTarget: { points: 3, seconds: DAY },
  logInClient: { points: 60, seconds: MINUTE },
  logInAll: { points: 1200, seconds: MINUTE },
  waitingList: { points: 20, seconds: HOUR },
  waitingListTarget: { points: 5, seconds: DAY },
  joiningAccount: { points: 300, seconds: HOUR },
  slotHoldClient: { points: 240, seconds: HOUR },
  slotHoldAccount: { points: 120, seconds: HOUR },
  bookingAccount: { points: 30, seconds: HOUR },
  bookingClient: { points: 60, seconds: HOUR },
  waiterAccount: { points: 60, seconds: HOUR },
  waiterLineClient: { points: 10, seconds: DAY },
  attendanceAccount: { points: 2000, seconds: HOUR },
  invitationAccount: { points: 20, seconds: DAY },
  invitationKey: { points: 120, seconds: HOUR },
  invitationGuessClient: { points: 60, seconds: HOUR },
  staffAccount: { points: 20, seconds: DAY },
  invitationTarget: { points: 5, seconds: DAY },
  uploadAccount: { points: 120, seconds: HOUR },
  uploadClient: { points: 240, seconds: HOUR },
  favouriteAccount: { points: 300, seconds: HOUR },
  reportAccount: { points: 20, seconds: DAY },
  replyAccount: { points: 60, seconds: HOUR },
  trailQuestionAccount: { points: 30, seconds: DAY },
  boardAccount: { points: 300, seconds: HOUR },
  intakeAccount: { points: 120, seconds: HOUR },
  summaryAccount: { points: 2000, seconds: HOUR },
  careNotesAccount: { points: 120, seconds: HOUR },
  healthRecordAccount: { points: 300, seconds: HOUR },
  recordImportAccount: { points: 60, seconds: DAY },
  recordLink: { points: 120, seconds: HOUR },
  recordLinkGuessClient: { points: 60, seconds: HOUR },
  doseAccount: { points: 600, seconds: HOUR },
  insuranceAccount: { points: 120, seconds: HOUR },
  questionAccount: { points: 60, seconds: HOUR },
  payAskAccount: { points: 30, seconds: HOUR },
  comingAccount: { points: 60, seconds: HOUR },
  deviceAccount: { points: 30, seconds: HOUR },
  threadAccount: { points: 20, seconds: DAY },
  messageAccount: { points: 60, seconds: HOUR },
  chatAccount: { points: 30, seconds: MINUTE },
  chatDesk: { points: 60, seconds: MINUTE },
  chatAccountDay: { points: 1500, seconds: DAY },
  answerAccount: { points: 300, seconds: HOUR },
  leadAccount: { points: 10, seconds: DAY },
  payoutBankAccount: { points: 10, seconds: DAY },
  copyAccount: { points: 3, seconds: DAY },
  tourAccount: { points: 20, seconds: DAY },
  tourPlaceClient: { points: 10, seconds: DAY },
  tourChangeAccount: { points: 120, seconds: HOUR },
  videoCheckAccount: { points: 60, seconds: HOUR },
  videoEntryAccount: { points: 120, seconds: HOUR },
  videoWordsAccount: { points: 60, seconds: MINUTE },
  videoGuestAccount: { points: 20, seconds: DAY },
  feedAccount: { points: 30, seconds: DAY },
  feedKey: { points: 60, seconds: HOUR },
  feedGuessClient: { points: 60, seconds: HOUR },
  telemetryClient: { points: 240, seconds: MINUTE },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
export type Limits = ReturnType<typeof openLimits>;

/** Counters shared by all processes through PostgreSQL. `factor` widens the budgets per client, per account and of all, for load tests only. */
export function openLimits(pool: pg.Pool, factor: number) {
  const limiters = new Map(
    Object.entries(budgets).map(([name, { points, seconds }]) => [
      name,
      limiter(pool, name, {
        points: name.endsWith('Target') ? points : points * factor,
        seconds,
      }),
    ]),
  );

  /** Takes a point. Throws `too_many_requests` with the seconds to wait. */
  async function take(name: BudgetName, key = 'all') {
    try {
      await limiters.get(name)?.consume(key);
    } catch (refusal) {
      throw isRefusal(refusal) ? tooMany(refusal.msBeforeNext) : refusal;
    }
  }

  /** Takes a point if there is one left: for what is better left undone than refused. */
  async function hasTaken(name: BudgetName, key: string) {
    return take(name, key).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
  }

  /** Takes a point for what `work` does, and gives it back when that fails: nobody uses up the budget of another by what is refused. Throws as `take` does. */
  async function spending<Done>(name: BudgetName, key: string, work: () => Promise<Done>): Promise<Done> {
    await take(name, key);
    try {
      return await work();
    } catch (failure) {
      await limiters.get(name)?.reward(key);
      throw failure;
    }
  }

  return { factor, take, hasTaken, spending, guesses: openGuesses(pool) };
}

const freeGuesses = 9;
const guessesADay = 30;
const longestPause = 15 * MINUTE;

/** Passwords tried on an account: from the tenth in a row on, each is followed by a pause, a minute first and a quarter of an hour at last; after the thirtieth until a day is over. */
function openGuesses(pool: pg.Pool) {
  const guesses = limiter(pool, 'guesses', { points: 1_000_000, seconds: DAY });
  const pauses = limiter(pool, 'guessPauses', { points: 1, seconds: longestPause });
  return {
    /**
     * Before a password is judged: the guess counts at once, so that many side by side get no further than one after the other.
     * Throws `too_many_requests` during a pause, for the right password too, and `guesses_spent` when the day's are.
     */
    async begin(account: string) {
      const pause = await pauses.get(account);
      if (pause) throw tooMany(pause.msBeforeNext);
      const { consumedPoints, msBeforeNext } = await guesses.penalty(account, 1);
      const over = consumedPoints - freeGuesses - 1;
      if (over < 0) return;
      await pauses
        .consume(account, 1, { customDuration: Math.min(longestPause, MINUTE * 2 ** over) })
        .catch(async (refusal: unknown) => {
          await guesses.reward(account, 1);
          throw isRefusal(refusal) ? tooMany(refusal.msBeforeNext) : refusal;
        });
      if (consumedPoints <= guessesADay) return;
      await guesses.reward(account, 1);
      throw new Failure('guesses_spent', { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) });
    },
    async succeeded(account: string) {
      await Promise.all([guesses.delete(account), pauses.delete(account)]);
    },
  };
}

const limiter = (pool: pg.Pool, keyPrefix: string, { points, seconds }: Budget) =>
  new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });

/** Drops the counters whose time is over. */
export async function sweepLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
}

const isRefusal = (thrown: unknown): thrown is RateLimiterRes =>
  typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;

function tooMany(milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Failure('too_many_requests', {
    retryAfterSeconds: seconds,
    values: { minutes: Math.ceil(seconds / MINUTE) },
  });
}
