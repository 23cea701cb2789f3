import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, codeSentTo } from '#features/account/server/seed.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import { filesGo } from '#test/files-go.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

test('a listing is claimed from its page: a wrong code is said, and a line that is cut loses nothing', async () => {
  const nora = await aPerson(t.db);
  const phone = '6265550128';
  const { id } = await aCentre(t.db, { name: 'Arroyo House', phone, verifiedAt: null });
  await openTab(t, `/scare/unverifiedCenter/${id}`, { as: nora });
  await userEvent.click(await screen.findByTestId('claim'));
  await userEvent.click(await screen.findByTestId('claim-begin'));
  await screen.findByTestId('claim-missing');
  await userEvent.click(screen.getByTestId('claim-code-send'));
  const field = await screen.findByTestId('claim-code');
  const code = await codeSentTo(t.db, phone);
  await userEvent.type(field, code === '111111' ? '222222' : '111111');
  await screen.findAllByText('Please enter valid OTP');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await screen.findByTestId('phone-proven');

  await userEvent.click(screen.getByTestId('add-licence'));
  const given = { number: 'ADP-1974', title: 'Adult day program', issuer: 'California', until: '06/30/2028' };
  for (const [name, text] of Object.entries(given))
    await userEvent.type(await screen.findByTestId(`evidence-field-${name}`), text);
  filesGo(t, nora);
  const scan = new File([new Uint8Array(await aPng())], 'license.png', { type: 'image/png' });
  await userEvent.upload(screen.getByTestId('fileIds-choose'), scan);
  await waitFor(() => expect(screen.getByTestId('file-row').dataset['state']).toBe('sent'));
  await userEvent.click(screen.getByTestId('evidence-save'));
  await screen.findByTestId('change-licence');
  const { fetch } = globalThis;
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByTestId('claim-send'));
  expect((await screen.findByTestId('refusal')).textContent).toBe(
    'We can’t reach our servers. Check your connection and try again.',
  );
  globalThis.fetch = fetch;
  await userEvent.click(screen.getByTestId('claim-send'));
  await waitFor(() => screen.getByTestId('claim-sent'));
});
