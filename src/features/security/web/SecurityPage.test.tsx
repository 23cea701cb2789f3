import { screen, waitFor, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { aPerson, codeSentTo, letProofAge, type Person } from '#features/account/server/seed.ts';
import { heading, pressAgain } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { security } from '../contract.ts';

const t = await pageApp({
  sharesDate: true,
  settings: { LIMITS_FACTOR: '1000', TRUSTED_PROXIES: '1', PUBLIC_URL: 'http://127.0.0.1:3000' },
});

const click = async (testId: string) => userEvent.click(await screen.findByTestId(testId));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const NOT_RIGHT = 'That code is not right, or it was used already. Type the newest one.';
const proofIsOld = (person: Person) => letProofAge(t.db, person.id);

test('the password is changed by the old one, and what is wrong stands at its field', async () => {
  const anna = await aPerson(t.db);
  await openTab(t, '/dashboard-security', { as: anna });
  await click('change-password');
  await heading('Change your password');
  await type('Current password', 'Not-mine-at-all-1!');
  await type('New password', 'Bougainvillea-7!');
  await type('Confirm password', 'Bougainvillea-7!');
  await click('password-save');
  expect(await screen.findAllByText('That is not your current password')).not.toHaveLength(0);
  const old = screen.getByLabelText('Current password');
  await userEvent.clear(old);
  await userEvent.type(old, anna.password);
  await click('password-save');
  await heading('Login & Security');
  await screen.findByText('Your password is changed. All other devices are logged out.');
});

test('another e-mail address: the password is asked once more, and nothing that was typed is lost', async () => {
  const anna = await aPerson(t.db);
  await openTab(t, '/dashboard-security?step=email', { as: anna });
  await proofIsOld(anna);
  await type('New email', 'anna.new@mail.example');
  await click('address-send');
  const dialog = within(await screen.findByTestId('proof'));
  await userEvent.type(await dialog.findByLabelText('Password'), anna.password);
  await click('proof-submit');
  await heading('Check your email');
  await userEvent.type(await screen.findByTestId('code'), await codeSentTo(t.db, 'anna.new@mail.example'));
  await heading('Login & Security');
  expect((await screen.findByTestId('log-in-facts')).textContent).toContain('anna.new@mail.example');
  expect(localStorage.getItem('userEmail')).toBe('anna.new@mail.example');
});

test('who does not confirm stays where they were, with what they typed', async () => {
  const anna = await aPerson(t.db);
  await openTab(t, '/dashboard-security?step=email', { as: anna });
  await proofIsOld(anna);
  await type('New email', 'anna.other@mail.example');
  await click('address-send');
  await click('dialog-close');
  await screen.findByText('Confirm with your password that it is you, then go on.');
  expect(screen.getByLabelText('New email')).toHaveProperty('value', 'anna.other@mail.example');
});

test('a phone that was left unconfirmed at sign-up is confirmed with what is known already', async () => {
  const anna = await aPerson(t.db, { isVerified: false, phone: '6265550161' });
  await openTab(t, '/dashboard-security', { as: anna });
  await click('confirm-phone');
  await heading('Confirm your phone number');
  await click('address-send');
  await userEvent.type(await screen.findByTestId('code'), await codeSentTo(t.db, '6265550161'));
  await screen.findByText('Your phone number is confirmed');
});

test('the second step: set up, codes kept, asked at the log-in, and off again', async () => {
  const anna = await aPerson(t.db);
  await openTab(t, '/dashboard-security', { as: anna });
  await click('factor-set-up');
  await click('app-begin');
  const secret = (await screen.findByTestId('app-secret')).textContent.replaceAll(' ', '');
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
  await userEvent.type(await screen.findByTestId('app-code'), codeNow());
  expect(within(await screen.findByTestId('recovery-codes')).getAllByRole('listitem')).toHaveLength(10);
  await click('codes-kept');
  expect((await screen.findByTestId('factor-state')).textContent).toBe('On');
  expect(screen.getByTestId('codes-left').textContent).toBe('10 recovery codes are left.');

  await click('factor-off');
  t.clock.advance(30);
  await userEvent.type(await screen.findByTestId('any-code'), codeNow());
  await click('any-code-submit');
  await screen.findByText('The second step is off');
});

test('the log-in asks for the code, keeps what was typed on the way back, and takes a recovery code', async () => {
  const anna = await aPerson(t.db);
  const { security } = await t.as(anna);
  const { secret } = await security.beginFactor();
  const otp = new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
  const { recoveryCodes } = await security.confirmFactor({ body: { otp } });
  await openTab(t, '/login?next=%2Fdashboard-security');
  await type('Email', anna.email);
  await type('Password', anna.password);
  await click('login-submit');
  await heading('One more step');
  await click('second-step-back');
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', anna.email);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', anna.password);
  await click('login-submit');
  await userEvent.type(await screen.findByTestId('second-code'), '000000');
  await screen.findByText(NOT_RIGHT);
  await click('second-step-swap');
  await userEvent.type(await screen.findByTestId('recovery-code'), (recoveryCodes[0] ?? '').toLowerCase());
  await click('second-step-submit');
  await heading('Login & Security');
});

test('the log-in takes the newest code, and none that was used', async () => {
  const anna = await aPerson(t.db);
  const { security } = await t.as(anna);
  const { secret } = await security.beginFactor();
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
  const used = codeNow();
  await security.confirmFactor({ body: { otp: used } });
  await openTab(t, '/login?next=%2Fdashboard-security');
  await type('Email', anna.email);
  await type('Password', anna.password);
  await click('login-submit');
  await userEvent.type(await screen.findByTestId('second-code'), used);
  await screen.findByText(NOT_RIGHT);
  await pressAgain('second-step-submit', () => screen.getByTestId('second-code'));
  await screen.findByText(NOT_RIGHT);
  t.clock.advance(30);
  await userEvent.clear(screen.getByTestId('second-code'));
  await userEvent.type(screen.getByTestId('second-code'), codeNow());
  await heading('Login & Security');
});

test('a wrong code of the app costs one try, also where the second step is switched on and off', async () => {
  const anna = await aPerson(t.db);
  const tries: string[] = [];
  const fetch: typeof t.fetch = (target, init) => {
    const call = [security.confirmFactor, security.endFactor].find(({ path }) => String(target).endsWith(path));
    if (call) tries.push(call.path);
    return t.fetch(target, init);
  };
  await openTab({ ...t, fetch }, '/dashboard-security', { as: anna });
  await click('factor-set-up');
  await click('app-begin');
  const secret = (await screen.findByTestId('app-secret')).textContent.replaceAll(' ', '');
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
  const wrong = () => (codeNow() === '000000' ? '000001' : '000000');
  const first = await screen.findByTestId('app-code');
  await userEvent.type(first, wrong());
  await screen.findByText(NOT_RIGHT);
  await pressAgain('app-on', () => first);
  await userEvent.clear(first);
  await userEvent.type(first, codeNow());
  await click('codes-kept');
  await click('factor-off');
  t.clock.advance(30);
  const last = await screen.findByTestId('any-code');
  await userEvent.type(last, wrong());
  await click('any-code-submit');
  await screen.findByText(NOT_RIGHT);
  await pressAgain('any-code-submit', () => last);
  await userEvent.clear(last);
  await userEvent.type(last, codeNow());
  await click('any-code-submit');
  await screen.findByText('The second step is off');
  const [on, off] = [security.confirmFactor.path, security.endFactor.path];
  expect(tries).toEqual([on, on, off, off]);
});

test('other devices are listed and logged out', async () => {
  const anna = await aPerson(t.db);
  const elsewhere = await t.headersOf(anna);
  await openTab(t, '/dashboard-security', { as: anna });
  expect(await screen.findAllByTestId('other-device')).toHaveLength(1);
  await click('end-device');
  await screen.findByText('That device is logged out');
  await expect(t.clientsWith(elsewhere).security.mine()).rejects.toMatchObject({ code: 'session_expired' });
  await waitFor(() => expect(screen.queryByTestId('other-device')).toBeNull());
});

test('a change of address is taken back from the mail, by a button', async () => {
  const anna = await aPerson(t.db);
  const { security } = await t.as(anna);
  await security.sendAddressCode({ body: { channel: 'email', email: 'thief@mail.example' } });
  const otp = await codeSentTo(t.db, 'thief@mail.example');
  await security.changeAddress({ body: { channel: 'email', email: 'thief@mail.example', otp } });
  const { body } = await t.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', anna.email)
    .executeTakeFirstOrThrow();
  const link = new URL(/http\S+/.exec(body)?.[0] ?? '');
  await openTab(t, link.pathname + link.search);
  await click('take-back');
  await heading('Your account is yours again');
  await openTab(t, link.pathname + link.search);
  await click('take-back');
  await screen.findByText('This link no longer works. Call us, and we help you.');
});

test.each([
  ['en', 'United States, by its network', 'Spain, by its network', /on another network$/, 'The country is estimated'],
  ['sp', 'Estados Unidos, según su red', 'España, según su red', /en otra red$/, 'El país se estima'],
] as const)('in %s, devices have their country by the network, and none on a private one', async (...named) => {
  const [language, here, there, elsewhere, estimate] = named;
  const anna = await aPerson(t.db);
  for (const address of ['80.58.61.250', '10.1.2.3'])
    await (await t.as(undefined, { 'x-forwarded-for': address })).account.logIn({ body: anna });
  await openTab(t, '/dashboard-security', { as: anna, language });
  const places = (await screen.findAllByTestId('other-device')).map(
    (device) => device.querySelector('p')?.textContent ?? '',
  );
  expect(places).toHaveLength(2);
  expect(places.filter((place) => place.endsWith(` · ${there}`))).toHaveLength(1);
  expect(places.filter((place) => elsewhere.test(place))).toHaveLength(1);
  expect(screen.getByTestId('this-device').querySelectorAll('p')).toHaveLength(1);
  expect(screen.getByTestId('devices').parentElement?.textContent).toContain(estimate);

  await t.db.updateTable('sessions').set({ country: 'US' }).where('user_id', '=', anna.id).execute();
  const [end] = screen.getAllByTestId('end-device');
  if (end) await userEvent.click(end);
  await waitFor(() => expect(screen.getByTestId('this-device').textContent).toContain(here));
});

test('where no device has a country, nothing is said of places', async () => {
  const anna = await aPerson(t.db);
  await (await t.as(undefined, { 'x-forwarded-for': '10.1.2.3' })).account.logIn({ body: anna });
  await openTab(t, '/dashboard-security', { as: anna });
  expect((await screen.findByTestId('other-device')).textContent).toContain('on another network');
  expect(document.body.textContent).not.toMatch(/by its network|estimated/);
});
