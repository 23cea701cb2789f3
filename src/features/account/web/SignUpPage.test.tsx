import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { heading, input, messages } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { flushDrafts } from '#web/draft-vault.ts';
import { aPerson, codeSentTo } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

const typed = {
  'First name': 'Lena',
  'Last name': 'Okafor',
  'Phone number': '(626) 555-0148',
  Password: 'Jacaranda-2026!',
  'Confirm password': 'Jacaranda-2026!',
};
const write = async (label: string, text: string) => {
  await userEvent.clear(input(label));
  if (text) await userEvent.type(input(label), text);
};
const go = () => userEvent.click(screen.getByTestId('sign-up-submit'));

async function fill(email: string) {
  await screen.findByLabelText('First name');
  for (const [label, text] of Object.entries({ ...typed, Email: email })) await write(label, text);
  await userEvent.click(screen.getByLabelText('I agree to the terms and conditions'));
}
async function reachCode(email: string, path = '/profile/signup') {
  await openTab(t, path);
  await fill(email);
  await go();
  return screen.findByTestId('code');
}

describe('the long form', () => {
  test('tells of every blank field in the order of the page, in the words of the specification', async () => {
    await openTab(t, '/profile/signup');
    await screen.findByLabelText('First name');
    await go();
    await screen.findByRole('alert');
    expect(messages()).toEqual([
      "First name can't be blank",
      "Last name can't be blank",
      "Email can't be blank",
      "Phone number can't be blank",
      "Password can't be blank",
      "Confirm password can't be blank",
      'Please Agree to terms and conditions',
    ]);
    expect(document.title).toBe('Error: Create your account | Lado');
    expect(input('First name').getAttribute('aria-invalid')).toBe('true');
  });

  test('tells the same in Spanish', async () => {
    await openTab(t, '/profile/signup', { language: 'sp' });
    await screen.findByLabelText('Nombre');
    await go();
    await screen.findByRole('alert');
    expect(messages()).toEqual([
      'El nombre no puede quedar en blanco',
      'El apellido no puede quedar en blanco',
      'El correo electrónico no puede quedar en blanco',
      'El número de teléfono no puede quedar en blanco',
      'La contraseña no puede quedar en blanco',
      'La confirmación de la contraseña no puede quedar en blanco',
      'Acepte los términos y condiciones',
    ]);
  });

  test.each([
    ['First name', 'Al', 'Name needs at least 3 characters'],
    ['Last name', '123', "Name can't be only numbers"],
    ['Email', 'lena@', 'Please enter valid Email'],
    ['Phone number', '626 555', 'Phone number needs 10 digits'],
    ['Confirm password', 'Jacaranda-2027!', 'Password and confirm password do not match'],
    [
      'Password',
      'jacaranda',
      'Password needs 8 to 128 characters with an upper-case letter, a lower-case letter, a number and a special character',
    ],
  ])('%s "%s": %s', async (label, text, message) => {
    await openTab(t, '/profile/signup');
    await fill('lena@mail.example');
    await write(label, text);
    await go();
    await screen.findByRole('alert');
    expect(messages()).toContain(message);
    expect(input(label).getAttribute('aria-invalid')).toBe('true');
    if (label === 'Password') return;
    await write(label, { ...typed, Email: 'lena@mail.example' }[label as keyof typeof typed]);
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  test('refuses a common password before any code is sent', async () => {
    await openTab(t, '/profile/signup');
    await fill('common@mail.example');
    await write('Password', 'Password1!');
    await write('Confirm password', 'Password1!');
    await go();
    await screen.findByRole('alert');
    expect(messages()).toEqual(['Many people use this password, so it is easy to guess. Choose another one.']);
    expect(await t.db.selectFrom('codes').select('id').where('target', '=', 'common@mail.example').execute()).toEqual(
      [],
    );
  });

  test('ticks the rules of the password off', async () => {
    await openTab(t, '/profile/signup');
    await screen.findByLabelText('Password');
    const rule = (text: string) => screen.getByText(text).closest('li')?.hasAttribute('data-met');
    await write('Password', 'Aa1');
    expect(
      [
        '8 to 128 characters',
        'One upper-case letter',
        'One lower-case letter',
        'One number',
        'One special character, for example ! or -',
      ].map(rule),
    ).toEqual([false, true, true, true, false]);
  });

  test('an address that is taken is told word for word, with the way to log in with it', async () => {
    const anna = await aPerson(t.db);
    await openTab(t, '/profile/signup?next=%2Fcare%2Fpaymentmethod');
    await fill(anna.email);
    await go();
    await screen.findByRole('alert');
    expect(messages()).toEqual(['User already exists with this email, Please enter another email']);
    expect(input('First name').value).toBe('Lena');
    await userEvent.click(screen.getByTestId('login-instead'));
    await heading('Log in');
    expect(location.search).toBe('?next=%2Fcare%2Fpaymentmethod');
    expect(input('Email').value).toBe(anna.email);
  });
});

describe('the code', () => {
  test('opens the account and leads on, with where the person came from', async () => {
    const email = 'lena@mail.example';
    const code = await reachCode(email, '/profile/signup?next=%2Fcare%2Fpaymentmethod%3Fbooking%3D7');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your email');
    expect(screen.getByText('Enter the 6-digit code we sent to l•••a@mail.example.')).toBeTruthy();
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    const digits = await codeSentTo(t.db, email);
    await userEvent.click(code);
    await userEvent.paste(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await userEvent.click(screen.getByTestId('code-submit'));
    await heading('About you');
    expect(location.pathname + location.search).toBe('/profile/form?next=%2Fcare%2Fpaymentmethod%3Fbooking%3D7');
    expect(localStorage.getItem('UserName')).toBe('Lena Okafor');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('sign-up'))).toEqual([]);
  });

  test('that is wrong is told word for word, with the field selected; the right one still works', async () => {
    const email = 'wrong@mail.example';
    const code = await reachCode(email);
    const digits = await codeSentTo(t.db, email);
    await userEvent.type(code, digits === '111111' ? '222222' : '111111');
    await userEvent.click(screen.getByTestId('code-submit'));
    await screen.findByText('Please enter valid OTP');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(document.title).toBe('Error: Check your email | Lado');
    await userEvent.keyboard(digits);
    await userEvent.click(screen.getByTestId('code-submit'));
    await waitFor(() => expect(location.pathname).toBe('/profile/form'));
  });

  test('that was tried too often asks for a new one', async () => {
    const code = await reachCode('often@mail.example');
    const digits = await codeSentTo(t.db, 'often@mail.example');
    const wrong = digits === '111111' ? '222222' : '111111';
    for (let count = 0; count < 5; count += 1) {
      await (
        await t.as()
      ).account
        .verifyCode({ body: { channel: 'email', email: 'often@mail.example', otp: wrong } })
        .catch(() => undefined);
    }
    await userEvent.type(code, digits);
    await userEvent.click(screen.getByTestId('code-submit'));
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
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
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
    await userEvent.click(screen.getByTestId('code-submit'));
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
