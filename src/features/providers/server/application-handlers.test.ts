import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const application = {
  kind: 'homeHealthAgency',
  name: 'Magnolia Court',
  contactName: 'Marcus Webb',
  email: 'marcus@magnolia.example',
  phone: '(626) 555-0148',
  zip: '91101',
} as const;
const lettersTo = (email: string) => t.db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();

describe('asking to join as a partner', () => {
  test('keeps the contact and confirms it, without repeating what was typed', async () => {
    const { partnerApplications } = await t.as();
    await partnerApplications.apply({ body: application });
    const [lead] = await t.db.selectFrom('leads').selectAll().where('email', '=', application.email).execute();
    expect(lead).toMatchObject({
      kind: 'partner',
      what: 'homeHealthAgency',
      details: { name: 'Magnolia Court', contactName: 'Marcus Webb', phone: '6265550148', zip: '91101' },
    });
    const [letter] = await lettersTo(application.email);
    expect(letter?.subject).toBe('Lado has your details');
    expect(letter?.body).not.toContain('Marcus');
  });

  test('answers the same to who has asked before, and keeps the first contact', async () => {
    const { partnerApplications } = await t.as();
    const email = 'denise@porch.example';
    const first = await partnerApplications.apply({ body: { ...application, email } });
    expect(await partnerApplications.apply({ body: { ...application, email, phone: '626 555 0199' } })).toEqual(first);
    expect(await lettersTo(email)).toHaveLength(1);
    const leads = await t.db.selectFrom('leads').select('details').where('email', '=', email).execute();
    expect(leads).toMatchObject([{ details: { phone: '6265550148' } }]);
  });

  test('names every field that is wrong', async () => {
    const { partnerApplications } = await t.as();
    const sent = partnerApplications.apply({
      body: { kind: 'caregiver', name: ' ', contactName: 'Al', email: 'nobody', phone: '555', zip: '9110' },
    });
    await expect(sent).rejects.toMatchObject({
      issues: [
        { field: 'name', key: 'errors.nameBlank' },
        { field: 'contactName', key: 'errors.contactShort' },
        { field: 'email', key: 'errors.emailImproper' },
        { field: 'phone', key: 'errors.phoneDigits' },
        { field: 'zip', key: 'errors.zipImproper' },
      ],
    });
  });
});
