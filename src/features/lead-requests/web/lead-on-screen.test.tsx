import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPerson, aStaffMember } from '#features/account/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aLead, aWaitingEntry } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });

test('a center is asked to call; the number is taken back, and who had it confirms', async () => {
  const elena = await aPerson(t.db);
  const ines = await aStaffMember(t.db);
  const centre = await aCentre(t.db, { verifiedAt: null, name: 'Arroyo House' });
  await openTab(t, `/care/daycaredetails/${centre.id}`, { as: elena });
  await userEvent.click(await screen.findByTestId('ask-contact'));
  await screen.findByTestId('lead-form');
  await userEvent.selectOptions(screen.getByTestId('lead-starts'), 'month');
  await userEvent.click(screen.getByTestId('lead-by-phone'));
  await userEvent.type(screen.getByTestId('lead-phone'), '626 555 0142');
  await userEvent.click(screen.getByTestId('lead-send'));
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Please agree before you send it');
  expect(screen.getByTestId('error-summary').textContent).toContain('Please select what is needed');
  await userEvent.click(screen.getByTestId('lead-need-short_stay'));
  await userEvent.click(screen.getByTestId('lead-consent'));
  await userEvent.click(screen.getByTestId('lead-send'));
  await waitFor(() => expect(location.pathname).toBe('/dashboard-leadsinfo'));
  await screen.findByTestId('lead-state-new');
  expect((await screen.findByTestId('ledger')).textContent).toContain('A stay for a while');
  expect(screen.getByTestId('holders').textContent).toContain('Nobody has opened it yet.');
  closeTab();

  await openTab(t, '/partner/staff/leads', { as: ines });
  await screen.findByText('A stay for a while', { exact: false });
  await userEvent.click(await screen.findByTestId('open-lead'));
  expect((await screen.findByTestId('lead-number')).textContent).toBe('(626) 555-0142');
  screen.getByText('To be contacted');
  await userEvent.type(screen.getByTestId('lead-answer'), 'Call 4242 4242 4242 4242');
  await userEvent.click(screen.getByTestId('lead-contacted'));
  await waitFor(() => expect(screen.getByTestId('lead-answer').getAttribute('aria-invalid')).toBe('true'));
  await userEvent.clear(screen.getByTestId('lead-answer'));
  await userEvent.type(screen.getByTestId('lead-answer'), 'They have a place on Mondays.');
  await userEvent.click(screen.getByTestId('lead-contacted'));
  await screen.findByText('They have a place on Mondays.', { selector: 'p' });
  expect(screen.getByTestId('lead-answer')).toHaveProperty('value', '');
  closeTab();

  await openTab(t, '/dashboard-leadsinfo', { as: elena });
  expect((await screen.findByTestId('ledger')).textContent).toContain('Lado’s staff');
  expect(screen.getByTestId('ledger').textContent).toContain('They have a place on Mondays.');
  await userEvent.click(screen.getByTestId('withdraw-lead'));
  await userEvent.click(screen.getByTestId('withdraw-dialog-yes'));
  await screen.findByTestId('lead-state-withdrawn');
  closeTab();

  await openTab(t, '/partner/staff/leads', { as: ines });
  const confirm = await screen.findByTestId('acknowledge-lead');
  expect(screen.queryByTestId('lead-number')).toBeNull();
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.queryByTestId('acknowledge-lead')).toBeNull());
  closeTab();

  await openTab(t, '/dashboard-leadsinfo', { as: elena });
  await titled('Lead Requests');
  expect(within(await screen.findByTestId('ledger')).getAllByRole('listitem')).toHaveLength(5);
});

test('a request that a colleague has closed meanwhile shows it, and what was typed for it; a wrong day is said at its field', async () => {
  const [elena, olga] = [await aPerson(t.db), await aPerson(t.db)];
  const { id: providerId } = await aCentre(t.db, { verifiedAt: null, managerId: olga.id });
  const id = await aLead(t, { person: elena, providerId });
  await openTab(t, '/partner/leads', { as: olga });
  await userEvent.click(await screen.findByTestId('open-lead'));
  const day = await screen.findByTestId('lead-visit-day');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Elena Marín'));
  await userEvent.type(day, '06141999');
  await userEvent.click(screen.getByTestId('lead-visit'));
  expect(day.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('This day has passed. Choose today or a later one.');
  await userEvent.type(screen.getByTestId('lead-answer'), 'Come and see us.');
  await (await t.as(olga)).partnerLeads.change({ params: { id }, body: { status: 'closed', answer: '' } });
  await userEvent.click(screen.getByTestId('lead-contacted'));
  await screen.findByTestId('lead-meanwhile');
  await screen.findByTestId('lead-state-closed');
  expect((await screen.findByTestId('lead-unsent')).textContent).toContain('Come and see us.');
  expect(document.activeElement?.textContent).toBe('Elena Marín');
});

test('the day that only the server knows to be over is said at its field, too', async () => {
  const [elena, olga] = [await aPerson(t.db), await aPerson(t.db)];
  const { id: providerId } = await aCentre(t.db, { verifiedAt: null, managerId: olga.id });
  await aLead(t, { person: elena, providerId });
  const began = t.clock.now().toISOString();
  t.clock.set('2026-06-16T06:59:00Z'); // a minute before midnight in Los Angeles
  vi.setSystemTime(t.clock.now());
  await openTab(t, '/partner/leads', { as: olga });
  await userEvent.click(await screen.findByTestId('open-lead'));
  const day = await screen.findByTestId('lead-visit-day');
  await userEvent.type(day, '06152026');
  t.clock.set('2026-06-16T07:00:00Z');
  await userEvent.click(screen.getByTestId('lead-visit'));
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('This day has passed. Choose today or a later one.');
  t.clock.set(began);
});

test('whoever takes a number back, or leaves a list, goes on from what is left', async () => {
  const elena = await aPerson(t.db);
  const { id: providerId } = await aCentre(t.db, { verifiedAt: null, name: 'Arroyo House' });
  await aLead(t, { person: elena, providerId });
  for (let list = 0; list < 2; list++) await aWaitingEntry(t, elena.email);
  await openTab(t, '/dashboard-leadsinfo', { as: elena });
  const isOn = (words: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(words));
  await userEvent.click(await screen.findByTestId('withdraw-lead'));
  await userEvent.click(screen.getByTestId('withdraw-dialog-yes'));
  await screen.findByTestId('lead-state-withdrawn');
  await isOn('Arroyo House');
  await userEvent.click(screen.getAllByTestId('leave-list')[0] ?? document.body);
  await isOn('Waiting lists');
  await userEvent.click(await screen.findByTestId('leave-list'));
  await isOn('Lead Requests');
});
