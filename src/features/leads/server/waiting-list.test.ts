import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const lettersTo = (email: string) => t.db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();
const leadsOf = (email: string) => t.db.selectFrom('leads').selectAll().where('email', '=', email).execute();

describe('waiting for a service', () => {
  test('keeps the address with the consent in the words that were read, and posts one letter', async () => {
    const { leads } = await t.as();
    await leads.joinWaitingList({ body: { service: 'pharmacy', email: ' Marta@Mail.example ' } });
    const [lead] = await leadsOf('marta@mail.example');
    expect(lead).toMatchObject({
      kind: 'waiting_list',
      what: 'pharmacy',
      details: { language: 'en', consent: expect.stringContaining('you agree that Lado writes to this address') },
    });
    const letters = await lettersTo('marta@mail.example');
    expect(letters).toMatchObject([{ channel: 'mail', subject: 'You are on the list: Pharmacy' }]);
  });

  test('writes in the language of who asks', async () => {
    const { leads } = await t.as(undefined, { 'accept-language': 'es' });
    await leads.joinWaitingList({ body: { service: 'pharmacy', email: 'rosa@mail.example' } });
    expect(await lettersTo('rosa@mail.example')).toMatchObject([{ subject: 'Usted está en la lista: Farmacia' }]);
  });

  test('waits near a place, for each of them once', async () => {
    const { leads } = await t.as();
    for (const place of ['58102', 'fargo, nd', 'Fargo, ND', 'Nome, AK'])
      await leads.joinWaitingList({ body: { service: 'seniorCare', email: 'olav@mail.example', place } });
    expect((await leadsOf('olav@mail.example')).map(({ what }) => what)).toEqual([
      'seniorCare: Fargo, ND 58102',
      'seniorCare: Fargo, ND',
      'seniorCare: Nome, AK',
    ]);
    expect((await lettersTo('olav@mail.example')).map(({ subject }) => subject)).toContain(
      'You are on the list: Senior Care, Fargo, ND',
    );
  });

  test('mails no words that somebody else has typed', async () => {
    const { leads } = await t.as();
    const place = 'Cheap pills at pills.example';
    await expect(
      leads.joinWaitingList({ body: { service: 'seniorCare', email: 'ole@mail.example', place } }),
    ).rejects.toMatchObject({ issues: [{ field: 'place', key: 'errors.placeUnknown' }] });
    expect(await lettersTo('ole@mail.example')).toEqual([]);
  });

  test('asks for consent to a letter of more plans, where a plan is waited for', async () => {
    const { leads } = await t.as();
    await leads.joinWaitingList({ body: { service: 'insurance', email: 'ove@mail.example' } });
    expect(await leadsOf('ove@mail.example')).toMatchObject([
      { details: { consent: expect.stringContaining('when more plans are taken') } },
    ]);
    const [letter] = await lettersTo('ove@mail.example');
    expect(letter?.body).toContain('when more plans are taken on Lado');
    expect(letter?.body).not.toContain('opens');
  });

  test('answers the same to an address that waits already, and writes no second letter', async () => {
    const { leads } = await t.as();
    const first = await leads.joinWaitingList({ body: { service: 'pharmacy', email: 'ines@mail.example' } });
    const second = await leads.joinWaitingList({ body: { service: 'pharmacy', email: 'INES@mail.example' } });
    expect(second).toEqual(first);
    expect(await leadsOf('ines@mail.example')).toHaveLength(1);
    expect(await lettersTo('ines@mail.example')).toHaveLength(1);
  });

  test('keeps one lead when the same address asks many times at once', async () => {
    const { leads } = await t.as();
    await Promise.all(
      Array.from({ length: 5 }, () =>
        leads.joinWaitingList({ body: { service: 'transportation', email: 'pia@mail.example' } }),
      ),
    );
    expect(await lettersTo('pia@mail.example')).toHaveLength(1);
  });

  test('writes five letters a day to an address at most, and answers whoever has it written to no otherwise', async () => {
    await t.db.deleteFrom('rate_limits').execute();
    const email = 'victim@mail.example';
    const answers = new Set<string>();
    for (const place of ['58102', 'Fargo, ND', 'Nome, AK', '91101', 'Pasadena, CA', 'Tampa, FL', '33602']) {
      const { leads } = await t.as();
      answers.add((await leads.joinWaitingList({ body: { service: 'seniorCare', email, place } })).message);
    }
    expect(await lettersTo(email)).toHaveLength(5);
    expect(await leadsOf(email)).toHaveLength(7);
    expect([...answers]).toEqual(['You are on the list.']);
  });

  test('says what is wrong with the address', async () => {
    const { leads } = await t.as();
    await expect(leads.joinWaitingList({ body: { service: 'pharmacy', email: '' } })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'email', key: 'errors.emailBlank' }],
    });
    await expect(leads.joinWaitingList({ body: { service: 'pharmacy', email: 'marta' } })).rejects.toMatchObject({
      issues: [{ field: 'email', key: 'errors.emailImproper' }],
    });
  });

  test('refuses who asks far too often', async () => {
    const fresh = await testApp();
    const { leads } = await fresh.as();
    const asked = Array.from({ length: 21 }, (_, index) => index);
    for (const index of asked.slice(1))
      await leads.joinWaitingList({ body: { service: 'pharmacy', email: `a${index}@mail.example` } });
    await expect(
      leads.joinWaitingList({ body: { service: 'pharmacy', email: 'last@mail.example' } }),
    ).rejects.toMatchObject({ code: 'too_many_requests' });
    await fresh.close();
  });
});
