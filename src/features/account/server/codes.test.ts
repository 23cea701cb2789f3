import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/harness.ts';
import { aPerson, codeSentTo } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());

const toEmail = (email: string) => ({ channel: 'email' as const, email });
const visitor = async () => (await t.as()).account;
const send = async (email: string) => {
  await (await visitor()).sendCode({ body: toEmail(email) });
  return codeSentTo(t.db, email);
};
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'right',
    (error: { code: string }) => error.code,
  );
const tryCode = async (email: string, otp: string) =>
  outcomeOf((await visitor()).verifyCode({ body: { ...toEmail(email), otp } }));
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describe('sign-up codes', () => {
  test('leave by mail, six digits, after the answer', async () => {
    const sent = await (await visitor()).sendCode({ body: toEmail('Lena@Mail.example') });
    expect(sent).toEqual({ message: 'A code is on its way.', resendAfterSeconds: 30, expiresInSeconds: 600 });
    expect(await t.db.selectFrom('mailbox').selectAll().where('recipient', '=', 'lena@mail.example').execute()).toEqual(
      [],
    );
    await t.runJobs();
    const letter = await t.db
      .selectFrom('mailbox')
      .selectAll()
      .where('recipient', '=', 'lena@mail.example')
      .executeTakeFirstOrThrow();
    expect(letter.subject).toBe('Your Lado code');
    expect(letter.body_text).toMatch(/^Your code is \d{6}\.\n/);
  });

  test('leave as a text message that phones can fill in, in the language of the page', async () => {
    const spanish = t.clientsWith({ cookie: 'lado_ui=sp.standard.system.out' });
    const sent = await spanish.account.sendCode({ body: { channel: 'phone', phone: '(626) 555-0148' } });
    expect(sent.message).toBe('El código está en camino.');
    await t.runJobs();
    const text = await t.db
      .selectFrom('mailbox')
      .selectAll()
      .where('recipient', '=', '+16265550148')
      .executeTakeFirstOrThrow();
    expect(text.channel).toBe('sms');
    expect(text.body_text).toMatch(/^(\d{6}) es su código de Lado\.[^]*\n\n@127\.0\.0\.1 #\1$/);
  });

  test('are stored nowhere', async () => {
    const code = await send('stored@mail.example');
    const row = await t.db
      .selectFrom('codes')
      .selectAll()
      .where('target', '=', 'stored@mail.example')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('open once', async () => {
    const code = await send('once@mail.example');
    expect(await tryCode('once@mail.example', `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('right');
    expect(await tryCode('once@mail.example', code)).toBe('code_expired');
  });

  test('open once when two try at the same moment', async () => {
    const code = await send('twins@mail.example');
    const outcomes = await Promise.all([tryCode('twins@mail.example', code), tryCode('twins@mail.example', code)]);
    expect(outcomes.sort()).toEqual(['code_expired', 'right']);
  });

  test('are judged five times, however many try at once', async () => {
    const code = await send('many@mail.example');
    const tries = Array.from({ length: 60 }, (_, index) =>
      tryCode('many@mail.example', index === 59 ? code : String(900_000 + index)),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((one) => one === 'wrong_code' || one === 'right')).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'code_spent')).toHaveLength(55);
  });

  test('are dead after five wrong tries, also for the right one, until a new one is sent', async () => {
    const code = await send('five@mail.example');
    for (let count = 0; count < 5; count += 1)
      expect(await tryCode('five@mail.example', otherThan(code))).toBe('wrong_code');
    expect(await tryCode('five@mail.example', code)).toBe('code_spent');
    const refused = await t.fetch('/services/user/auth/v1.1/otpVerify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...toEmail('five@mail.example'), otp: code }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'otp', code: 'code_spent', message: 'Too many tries. Ask for a new code.' }],
    });
    expect(await tryCode('five@mail.example', await send('five@mail.example'))).toBe('right');
  });

  test('count only when they are the newest', async () => {
    const first = await send('newest@mail.example');
    let second = await send('newest@mail.example');
    if (second === first) second = await send('newest@mail.example');
    expect(await tryCode('newest@mail.example', first)).toBe('wrong_code');
    expect(await tryCode('newest@mail.example', second)).toBe('right');
  });

  test('live for ten minutes', async () => {
    const code = await send('late@mail.example');
    t.clock.advance(599);
    expect(await tryCode('late@mail.example', otherThan(code))).toBe('wrong_code');
    t.clock.advance(1);
    expect(await tryCode('late@mail.example', code)).toBe('code_expired');
  });

  test('open nothing at another address, by another way, or for another purpose', async () => {
    const code = await send('mine@mail.example');
    expect(await tryCode('yours@mail.example', code)).toBe('code_expired');
    expect(
      await outcomeOf((await visitor()).verifyResetCode({ body: { ...toEmail('mine@mail.example'), otp: code } })),
    ).toBe('code_expired');
    expect(await tryCode('mine@mail.example', code)).toBe('right');
  });

  test('go to one address five times an hour at most', async () => {
    const body = toEmail('often@mail.example');
    for (let count = 0; count < 5; count += 1) await (await visitor()).sendCode({ body });
    await expect((await visitor()).sendCode({ body })).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect((await visitor()).forgotPassword({ body })).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test.each([
    '',
    '12345',
    '1234567',
    'abcdef',
    '12345a',
    '１２３４５６',
    '-12345',
    '1e5000',
    '12.456',
    '٠١٢٣٤٥',
    'null',
    '12345\u0000',
    '123456;',
    '<b>123',
    '0x1234',
    '+12345',
    '     ',
    '12345６',
    '①②③④⑤⑥',
  ])('refuse %j with the words of the specification', async (otp) => {
    const answer = await t.fetch('/services/user/auth/v1.1/otpVerify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...toEmail('bad@mail.example'), otp }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'otp', message: 'Please enter valid OTP' }] });
  });

  test('want an address for the way that was chosen', async () => {
    await expect(
      (await visitor()).sendCode({ body: { channel: 'phone', email: 'a@mail.example' } }),
    ).rejects.toMatchObject({ issues: [{ field: 'phone', key: 'errors.phoneBlank' }] });
    await expect((await visitor()).sendCode({ body: { channel: 'email' } })).rejects.toMatchObject({
      issues: [{ field: 'email', key: 'errors.emailBlank' }],
    });
  });
});

describe('asking whether a token or ticket is alive', () => {
  test('knows tickets, access tokens and nothing else', async () => {
    const anna = await aPerson(t.db);
    const { token } = await (await visitor()).logIn({ body: { email: anna.email, password: anna.password } });
    const code = await send('ticket@mail.example');
    const { ticket } = await (await visitor()).verifyCode({ body: { ...toEmail('ticket@mail.example'), otp: code } });
    const isValid = async (asked: string) => (await (await visitor()).verify({ body: { token: asked } })).isValid;
    expect([await isValid(token), await isValid(ticket), await isValid('something')]).toEqual([true, true, false]);
    t.clock.advance(900);
    expect([await isValid(token), await isValid(ticket)]).toEqual([false, false]);
  });
});
