import { scopes as allScopes, type Scope } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';

/** A daughter; her father, who turns out to be the person she looks after; and somebody who helps. */
export type Account = 'elena' | 'ernesto' | 'rosa';
/** Two of them themselves, and the dependant; who takes that record over is nobody else any more. */
export type Subject = 'elena' | 'ernesto' | 'luz';

type Word = {
  id: string;
  kind: 'ask' | 'offer' | 'takeover';
  from: Account;
  about: Subject | null;
  to: string;
  scopes: readonly Scope[];
  at: number;
  waits: boolean;
  /** By its own answer, or taken back by itself. */
  isAnswered: boolean;
};
type Grant = { scopes: readonly Scope[]; at: number; endsAt: number | null; isStopped: boolean; isPaused: boolean };
type NewGrant = Pick<Grant, 'scopes' | 'endsAt'>;

const WAITING_DAYS = 30;

/**
 * What may be read by what was said, and nothing else: each grant is the last word between a person and whoever acts for them, and a
 * word waits for an answer as long as no later one speaks against it. Moments are milliseconds.
 */
export function circleModel(addresses: Record<Account, string>) {
  const words: Word[] = [];
  const grants = new Map<string, Grant>();
  let isTakenOver = false;

  const decider = (subject: Subject): Account => {
    if (subject === 'luz') return isTakenOver ? 'ernesto' : 'elena';
    return subject;
  };
  /** Nobody acts for who helps. */
  const selfOf = (account: Account): Subject | undefined => {
    if (account === 'rosa') return undefined;
    return account === 'ernesto' && isTakenOver ? 'luz' : account;
  };
  const exists = (subject: Subject) => subject !== 'ernesto' || !isTakenOver;
  const at = (address: string) => (Object.keys(addresses) as Account[]).find((one) => addresses[one] === address);

  const grantOf = (subject: Subject, member: Account) => grants.get(`${subject} ${member}`);
  const standing = (grant: Grant | undefined, now: number) =>
    grant !== undefined && !grant.isStopped && (grant.endsAt === null || grant.endsAt > now);
  const scopesOf = (reader: Account, subject: Subject, now: number): readonly Scope[] => {
    if (!exists(subject)) return [];
    if (decider(subject) === reader) return allScopes;
    const grant = grantOf(subject, reader);
    return grant && standing(grant, now) && !grant.isPaused ? grant.scopes : [];
  };

  /** Between whom a word would begin a relation, as things are. */
  function between({ kind, from, about, to }: Word): [Subject, Account] | undefined {
    const account = at(to);
    if (!account || kind === 'takeover') return undefined;
    const subject = kind === 'offer' ? about : selfOf(account);
    return subject ? [subject, kind === 'offer' ? account : from] : undefined;
  }
  const isLast = (word: Word) => {
    if (word.about && (!exists(word.about) || decider(word.about) !== word.from)) return false;
    const pair = between(word);
    return !pair || (grantOf(...pair)?.at ?? 0) <= word.at;
  };
  const isOpen = (word: Word) => word.waits && isLast(word);
  const isTooLate = (word: Word, now: number) => word.at <= now - WAITING_DAYS * DAY_MS;
  const close = (closes: (word: Word) => boolean) => {
    for (const word of words) if (word.waits && closes(word)) word.waits = false;
  };
  const decide = (subject: Subject, member: Account, grant: Grant) => {
    grants.set(`${subject} ${member}`, grant);
    close((word) => {
      const pair = between(word);
      return pair?.[0] === subject && pair[1] === member;
    });
  };

  return {
    words,
    scopesOf,
    decider,
    exists,
    grantOf,
    selfOf,
    /** Between whom there is a relation, whatever became of it. */
    relations: () => [...grants.keys()].map((key) => key.split(' ') as [Subject, Account]),
    /** Whether somebody may send this now: not what waits, nor what holds already. */
    maySend: ({ kind, from, about, to }: Omit<Word, 'id' | 'at' | 'waits' | 'isAnswered' | 'scopes'>, now: number) => {
      if (about && (!exists(about) || decider(about) !== from)) return false;
      if (kind === 'takeover' && isTakenOver) return false;
      const pair = between({ id: '', kind, from, about, to, scopes: [], at: now, waits: true, isAnswered: false });
      if (pair && standing(grantOf(...pair), now)) return false;
      return !words.some(
        (word) =>
          word.kind === kind &&
          word.from === from &&
          word.about === about &&
          word.to === to &&
          isOpen(word) &&
          !isTooLate(word, now),
      );
    },
    send(word: Omit<Word, 'waits' | 'isAnswered'>) {
      const { kind, from, about, to } = word;
      close((one) => one.kind === kind && one.from === from && one.about === about && one.to === to);
      words.push({ ...word, waits: true, isAnswered: false });
    },
    /** Whether whoever sent it may send it again or take it back. */
    isOpen,
    end: (word: Word) => void Object.assign(word, { waits: false, isAnswered: true }),
    remind: (word: Word, now: number) => void (word.at = now),
    mayAnswer: (word: Word, account: Account, now: number) =>
      at(word.to) === account && isOpen(word) && !isTooLate(word, now),
    /** Whether the father has begun a record of his own, which keeps it apart. */
    isApart: () =>
      [...grants.keys()].some((key) => key.startsWith('ernesto ')) || words.some(({ about }) => about === 'ernesto'),
    accept(word: Word, given: NewGrant, now: number) {
      const pair = between(word);
      Object.assign(word, { waits: false, isAnswered: true });
      if (pair) decide(...pair, { ...given, at: now, isStopped: false, isPaused: false });
    },
    takeOver(word: Word, { keeps, scopes, endsAt, now }: NewGrant & { keeps: boolean; now: number }) {
      isTakenOver = true;
      close(({ about }) => about === 'luz');
      for (const [key, grant] of grants)
        if (!keeps && key.startsWith('luz ') && standing(grant, now))
          Object.assign(grant, { isStopped: true, at: now });
      if (scopes.length > 0) decide('luz', word.from, { scopes, at: now, endsAt, isStopped: false, isPaused: false });
    },
    change(subject: Subject, member: Account, change: Partial<Grant> & { at: number }) {
      const grant = grantOf(subject, member);
      if (grant) decide(subject, member, { ...grant, ...change });
    },
    move: (account: Account, address: string) => void (addresses[account] = address),
  };
}
export type CircleModel = ReturnType<typeof circleModel>;
