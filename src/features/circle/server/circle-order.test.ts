import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPerson, codeSentTo, type Person } from '#features/account/server/seed.ts';
import { defaults } from '#features/preferences/preferences.ts';
import { scopes as allScopes, type Scope } from '#shared/call.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { type Account, circleModel, type Subject } from '#test/circle-model.ts';
import { aNewDependant, openCircle } from '#test/circles.ts';
import { orders } from '#test/rounds.ts';

const { t, circleOf, actedFor, add, change } = await openCircle();
const { timeZone } = defaults.global;
const accounts = ['elena', 'ernesto', 'rosa'] as const;
const subjects = ['elena', 'ernesto', 'luz'] as const;
const asks = [
  ['rosa', 'elena'],
  ['rosa', 'ernesto'],
] as const;

/** What somebody does next: one of all that makes sense then, however wrong it may be. */
const step = fc.record({
  choice: fc.nat(9999),
  scopes: fc.subarray<Scope>([...allScopes], { minLength: 1 }),
  endsIn: fc.constantFrom(null, null, 0, 2),
  keeps: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
type Relation = readonly [Subject, Account];
const times = (count: number) => Array.from({ length: count }, (_, number) => number);
const decisions = ['stop', 'stop', 'limit', 'pause', 'resume'] as const;

async function aCircle() {
  const [elena, ernesto, rosa] = await Promise.all(accounts.map(() => aPerson(t.db)));
  if (!elena || !ernesto || !rosa) throw new Error('Three people are needed.');
  const people: Record<Account, Person> = { elena, ernesto, rosa };
  const luz = await add(elena, aNewDependant());
  const persons: Record<Subject, string> = { elena: elena.personId, ernesto: ernesto.personId, luz };
  const addresses = { elena: elena.email, ernesto: ernesto.email, rosa: rosa.email };
  const model = circleModel({ ...addresses });
  const sent = new Map<string, number>();
  const now = () => t.clock.now().getTime();
  const endOf = (days: number | null) => {
    const endsOn = days === null ? null : addDays(dayIn(timeZone, t.clock.now()), days);
    return { endsOn, endsAt: endsOn === null ? null : instantOf(addDays(endsOn, 1), '00:00', timeZone).getTime() };
  };
  const linkOf = async ([subject, member]: Relation) =>
    (
      await t.db
        .selectFrom('family_links')
        .select('id')
        .where('person_id', '=', persons[subject])
        .where('member_user_id', '=', people[member].id)
        .executeTakeFirstOrThrow()
    ).id;

  /** Tries something and holds whether it was allowed against what the model says. */
  async function tries<Done>(name: string, isAllowed: boolean, attempt: Promise<Done>): Promise<Done | undefined> {
    const outcome = await attempt.then(
      (done) => ({ done }),
      (refusal: { status: number }) => ({ refusal }),
    );
    expect('done' in outcome, `${name}: ${JSON.stringify(outcome)}`).toBe(isAllowed);
    if ('refusal' in outcome) expect(outcome.refusal.status).toBeLessThan(500);
    return 'done' in outcome ? outcome.done : undefined;
  }

  async function send(
    kind: 'ask' | 'offer' | 'takeover',
    word: { from: Account; about: Subject | null; to: string },
    scopes: Scope[],
  ) {
    const count = sent.get(word.to) ?? 0;
    if (count >= 5) return; // what one address gets in a day
    const body = { email: word.to, relationship: 'aunt', scopes } as const;
    const personId = word.about && persons[word.about];
    const attempt =
      kind === 'takeover'
        ? change(people[word.from], persons.luz, { change: 'takeover', email: word.to, scopes }).then(sentTakeover)
        : add(people[word.from], kind === 'ask' ? { how: kind, ...body } : { how: kind, ...body, personId });
    const id = await tries(kind, model.maySend({ kind, ...word }, now()), attempt);
    if (id === undefined) return;
    sent.set(word.to, count + 1);
    model.send({ id, kind, ...word, scopes, at: now() });
  }
  const sentTakeover = async () =>
    (
      await t.db
        .selectFrom('family_invitations')
        .select('id')
        .where('person_id', '=', persons.luz)
        .where('kind', '=', 'takeover')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
    ).id;

  const offer = (about: Subject, scopes: Scope[]) =>
    send('offer', { from: model.decider(about), about, to: addresses.rosa }, scopes);

  async function accept(word: (typeof model.words)[number], endsIn: number | null, keeps: boolean) {
    const { endsOn, endsAt } = endOf(endsIn);
    const account: Account = word.kind === 'offer' ? 'rosa' : word.kind === 'takeover' ? 'ernesto' : asked(word.to);
    const isAllowed = model.mayAnswer(word, account, now()) && !(word.kind === 'takeover' && model.isApart());
    const { invitations } = await circleOf(people[account]);
    expect(invitations.some(({ _id }) => _id === word.id)).toBe(model.mayAnswer(word, account, now()));
    const helpers = invitations
      .find(({ _id }) => _id === word.id)
      ?.helpers?.map(({ _id, updated_at: asOf }) => ({ _id, keep: keeps, asOf }));
    const body = { change: 'accept', endsOn, ...(helpers && { helpers }) };
    if ((await tries(`accept ${word.kind}`, isAllowed, change(people[account], word.id, body))) === undefined) return;
    if (word.kind === 'takeover') model.takeOver(word, { keeps, scopes: word.scopes, endsAt, now: now() });
    else model.accept(word, { scopes: word.scopes, endsAt }, now());
  }
  const asked = (address: string): Account => (address === addresses.elena ? 'elena' : 'ernesto');

  async function decide([subject, member]: Relation, what: (typeof decisions)[number], { scopes, endsIn }: Step) {
    const { endsOn, endsAt } = endOf(endsIn);
    const body = what === 'limit' ? { change: what, scopes, endsOn } : { change: what };
    const isAllowed = !model.grantOf(subject, member)?.isStopped;
    const link = await linkOf([subject, member]);
    if (!(await tries(what, isAllowed, change(people[model.decider(subject)], link, body)))) return;
    const becomes = {
      stop: { isStopped: true },
      limit: { scopes, endsAt },
      pause: { isPaused: true },
      resume: { isPaused: false },
    }[what];
    model.change(subject, member, { ...becomes, at: now() });
  }

  async function leave([subject, member]: Relation) {
    const isAllowed = !model.grantOf(subject, member)?.isStopped;
    const link = await linkOf([subject, member]);
    if (!(await tries('leave', isAllowed, change(people[member], link, { change: 'stop' })))) return;
    model.change(subject, member, { isStopped: true, at: now() });
  }

  async function move(account: Account) {
    const address = addresses[account];
    const email = address.startsWith('x') ? address.slice(1) : `x${address}`;
    await t.db.deleteFrom('rate_limits').execute(); // an order has more moves than an hour allows
    const { security } = await t.as(people[account]);
    await security.sendAddressCode({ body: { channel: 'email', email } });
    await security.changeAddress({ body: { channel: 'email', email, otp: await codeSentTo(t.db, email) } });
    addresses[account] = email;
    people[account] = { ...people[account], email };
    model.move(account, email);
  }

  async function answer(what: 'remind' | 'withdraw' | 'decline', word: (typeof model.words)[number]) {
    const byAnswering = word.kind === 'offer' ? 'rosa' : word.kind === 'takeover' ? 'ernesto' : asked(word.to);
    const account = what === 'decline' ? byAnswering : word.from;
    if (what === 'remind' && (sent.get(word.to) ?? 0) >= 5) return;
    const isAllowed = what === 'decline' ? model.mayAnswer(word, account, now()) : model.isOpen(word);
    if (!(await tries(what, isAllowed, change(people[account], word.id, { change: what })))) return;
    if (what === 'remind') {
      sent.set(word.to, (sent.get(word.to) ?? 0) + 1);
      model.remind(word, now());
    } else model.end(word);
  }

  const pass = (hours: number) => {
    t.clock.advance((hours * HOUR_MS) / 1000);
    return t.runJobs();
  };

  /** All that makes sense as things are; what decides the most is tried the most. */
  function choices(step: Step): (() => unknown)[] {
    const open = model.words.filter(({ isAnswered }) => !isAnswered);
    const { scopes, endsIn, keeps } = step;
    return [
      ...open.flatMap((word) => times(word.kind === 'takeover' ? 9 : 3).map(() => () => accept(word, endsIn, keeps))),
      ...open.flatMap((word) => (['remind', 'withdraw', 'decline'] as const).map((what) => () => answer(what, word))),
      ...(['luz', 'luz', 'elena'] as const).map((about) => () => offer(about, scopes)),
      ...asks.map(
        ([from, asked]) =>
          () =>
            send('ask', { from, about: null, to: addresses[asked] }, scopes),
      ),
      () => send('takeover', { from: 'elena', about: 'luz', to: addresses.ernesto }, keeps ? scopes : []),
      ...model
        .relations()
        .flatMap((relation) => [...decisions.map((what) => () => decide(relation, what, step)), () => leave(relation)]),
      ...[5, 30, 31 * 24].map((hours) => () => pass(hours)),
      ...(['rosa', 'ernesto'] as const).map((account) => () => move(account)),
    ];
  }
  async function play(step: Step) {
    t.clock.advance(60);
    const possible = choices(step);
    await possible[step.choice % possible.length]?.();
  }

  const others = (reader: Account) => subjects.filter((one) => model.exists(one) && one !== model.selfOf(reader));

  /** For whom each may act now, and in what, is what the model says. */
  async function expectOneRule(when: string) {
    for (const reader of accounts) {
      const listed = new Map((await actedFor(people[reader])).map(({ _id, scopes }) => [_id, scopes]));
      const told = others(reader).map((one) => [one, listed.get(persons[one]) ?? []]);
      expect(told, `${reader}, ${when}`).toEqual(
        others(reader).map((one) => [one, model.scopesOf(reader, one, now())]),
      );
    }
  }

  /** Whoever may read a record does, and nobody else. */
  async function expectReads() {
    for (const reader of accounts)
      for (const subject of others(reader)) {
        const reads = (await t.as(people[reader])).healthRecords.profile({ params: { id: persons[subject] } });
        const isRead = await reads.then(
          () => true,
          () => false,
        );
        expect(isRead, `${reader} reads ${subject}`).toBe(model.scopesOf(reader, subject, now()).includes('records'));
      }
  }
  return { play, expectOneRule, expectReads };
}

test('in whatever order things are said: who reads what is what was said last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: orders.acts, maxLength: orders.acts }), async (steps) => {
      const { play, expectOneRule, expectReads } = await aCircle();
      for (const [index, each] of steps.entries()) {
        await play(each);
        await expectOneRule(`after step ${index}`);
      }
      await expectReads();
    }),
    { numRuns: orders.rounds, ...(orders.seed !== undefined && { seed: orders.seed }) },
  );
});
