import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { heading, input, messages, pressAgain } from '#test/on-screen.ts';
import { measureByHand } from '#test/measured-time.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { fill, go } from '#test/sign-up.ts';
import { userEvent } from '#test/user-event.ts';
import { flushDrafts } from '#web/draft-vault.ts';
import { account } from '../contract.ts';
import { codeSentTo } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' }, sharesDate: true });

async function reachCode(email: string, path = '/profile/signup') {
  await openTab(t, path);
  await fill(email);
  await go();
  return screen.findByTestId('code');
}

const otherThan = (digits: string) => (digits === '111111' ? '222222' : '111111');

/** Codes are answered once what it gives back is called. */
function holdAnswers(): () => void {
  const { fetch } = globalThis;
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  globalThis.fetch = async (...asked) => {
    if (String(asked[0]).endsWith(account.verifyCode.path)) await isAnswered;
    return fetch(...asked);
  };
  return answer;
}

describe('the code', () => {
  test('opens the account and leads on, with where the person came from', async () => {
    const email = 'lena@mail.example';
    const code = await reachCode(email, '/profile/signup?next=%2Fcare%2Fpaymentmethod%3Fbooking%3D7');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your email');
    expect(screen.getByText('Enter the 6-digit code we sent to l•••a@mail.example.')).toBeTruthy();
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    const digits = await codeSentTo(t.db, email);
    await userEvent.click(code);
    await userEvent.paste(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await waitFor(() => expect(location.pathname + location.search).toBe('/care/paymentmethod?booking=7'));
    expect(localStorage.getItem('UserName')).toBe('Lena Okafor');
    expect(localStorage.getItem('registedUser')).toBe(localStorage.getItem('userId'));
    expect(Object.keys(sessionStorage).filter((key) => key.includes('sign-up'))).toEqual([]);
  });

  test('that is wrong is told word for word, with the field selected, and costs one try however often it is pressed', async () => {
    const email = 'wrong@mail.example';
    const code = await reachCode(email);
    const digits = await codeSentTo(t.db, email);
    const wrong = otherThan(digits);
    await userEvent.type(code, wrong);
    await screen.findByText('Please enter valid OTP');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(document.title).toBe('Error: Check your email | Lado');
    expect(input('6-digit code').value).toBe(wrong);
    await pressAgain('code-submit', () => code);
    screen.getByText('Please enter valid OTP');
    await userEvent.keyboard(digits);
    await waitFor(() => expect(location.pathname).toBe('/profile/form'));
  });

  test('that was typed while another was being answered is sent once that is refused', async () => {
    const email = 'hasty@mail.example';
    const code = await reachCode(email);
    const digits = await codeSentTo(t.db, email);
    const answer = holdAnswers();
    await userEvent.type(code, otherThan(digits));
    await userEvent.clear(code);
    await userEvent.type(code, digits);
    answer();
    await waitFor(() => expect(location.pathname).toBe('/profile/form'));
  });

  test('that is being typed while another is refused is not overwritten by its own digits', async () => {
    const email = 'slow@mail.example';
    const code = await reachCode(email);
    const digits = await codeSentTo(t.db, email);
    const answer = holdAnswers();
    await userEvent.type(code, otherThan(digits));
    await userEvent.clear(code);
    await userEvent.type(code, digits.slice(0, 3));
    answer();
    await screen.findByText('Please enter valid OTP');
    await userEvent.keyboard(digits.slice(3));
    await waitFor(() => expect(location.pathname).toBe('/profile/form'));
  });

  test('that was tried too often asks for a new one', async () => {
    const code = await reachCode('often@mail.example');
    const digits = await codeSentTo(t.db, 'often@mail.example');
    const wrong = otherThan(digits);
    for (let count = 0; count < 5; count += 1) {
      await (
        await t.as()
      ).account
        .verifyCode({ body: { channel: 'email', email: 'often@mail.example', otp: wrong } })
        .catch(() => undefined);
    }
    await userEvent.type(code, digits);
    expect(await screen.findByText('Too many tries. Ask for a new code.')).toBeTruthy();
    expect(location.pathname).toBe('/profile/signup');
  });

  test('can be asked for again after half a minute, or by phone at once', async () => {
    await reachCode('again@mail.example');
    expect(screen.getByTestId('code-wait').textContent).toMatch(/^You can ask for a new code in 0:(30|29)$/);
    expect(screen.getByTestId('code-wait').closest('[role=status], [aria-live]')).toBeNull();
    await userEvent.click(screen.getByTestId('code-other'));
    await heading('Check your phone');
    expect(screen.getByText('Enter the 6-digit code we sent to (626) •••-0148.')).toBeTruthy();
    measureByHand();
    vi.advanceTimersByTime(31_000);
    await userEvent.click(await screen.findByTestId('code-again'));
    await screen.findByText('A new code is on its way. Only the newest one works.');
    const { count } = await t.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('recipient', '=', '6265550148')
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });

  test('step goes back with everything kept, the password too', async () => {
    await reachCode('back@mail.example');
    await userEvent.click(screen.getByTestId('code-change'));
    await screen.findByLabelText('First name');
    expect(
      ['First name', 'Email', 'Phone number', 'Password', 'Confirm password'].map((label) => input(label).value),
    ).toEqual(['Lena', 'back@mail.example', '6265550148', 'Jacaranda-2026!', 'Jacaranda-2026!']);
    expect(screen.queryByTestId('draft-restored')).toBeNull();
    expect(screen.getByText('One number').closest('li')?.hasAttribute('data-met')).toBe(true);
  });

  test('is not asked for twice when the account could not be made for reasons of ours', async () => {
    const email = 'unlucky@mail.example';
    const code = await reachCode(email);
    const { fetch } = globalThis;
    globalThis.fetch = async (...asked) =>
      String(asked[0]).endsWith('/signup') ? new Response('{"code":"unexpected"}', { status: 500 }) : fetch(...asked);
    await userEvent.type(code, await codeSentTo(t.db, email));
    await screen.findByRole('alert');
    expect(messages()).toEqual(['Unable to Create User', 'Our system didn’t answer. Try again in a minute.']);
    globalThis.fetch = fetch;
    await userEvent.click(screen.getByTestId('code-submit'));
    await waitFor(() => expect(location.pathname).toBe('/profile/form'));
  });
});

test('whoever closes the page at the code finds the form filled again, but for the password', async () => {
  await reachCode('closed@mail.example');
  flushDrafts();
  const kept = Object.fromEntries(Object.entries(sessionStorage));
  expect(JSON.stringify(kept)).not.toContain('Jacaranda-2026!');
  closeTab();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  await openTab(t, '/profile/signup?step=code');
  await screen.findByText('We kept what you typed. Check it and continue.');
  expect(['First name', 'Email', 'Phone number', 'Password'].map((label) => input(label).value)).toEqual([
    'Lena',
    'closed@mail.example',
    '(626) 555-0148',
    '',
  ]);
  await userEvent.click(screen.getByTestId('start-over'));
  expect(input('First name').value).toBe('');
  expect(screen.queryByTestId('draft-restored')).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
