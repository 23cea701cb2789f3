import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { subjectsTo } from '#test/letters.ts';
import { heading, input, messages } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { fill, go, typed, write } from '#test/sign-up.ts';
import { userEvent } from '#test/user-event.ts';
import { aPerson } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

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
    ['First name', 'Al\u200b\u2060', 'Name needs at least 3 characters'],
    ['First name', 'Le\u0302', 'Name needs at least 3 characters'],
    ['Last name', '123', "Name can't be only numbers"],
    ['Email', 'lena@', 'Please enter valid Email'],
    ['Phone number', '626 555', 'Phone number needs 10 digits'],
    ['Phone number', '0000000000', 'Phone number needs 10 digits'],
    ['Phone number', '626\u2011055\u20110148', 'Phone number needs 10 digits'],
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
    expect(await subjectsTo(t, anna.email), 'who only typed it brings its owner no letter').toEqual([]);
  });
});
