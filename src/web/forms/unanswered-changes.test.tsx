import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { sessions } from '#features/account/session-contract.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { input } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { account } from '#features/account/contract.ts';
import { clientOf } from '#shared/client.ts';
import { services } from '#shared/services.ts';
import { sendFromBrowser } from '#web/api.ts';
import { useRefusalOf } from '#web/connection.ts';

const t = await pageApp();
let anna: Person;
beforeEach(async () => {
  anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
});

const nothingAnswers = 'We can’t reach our servers. Check your connection and try again.';
const notDone = 'This did not reach us: nothing was saved or changed. Press again to do it.';
const maybeDone = 'The connection was cut, and we don’t know whether this reached us. Press again to make sure.';

type Target = Parameters<typeof fetch>[0];
/** What becomes of each request from now on, until `heal`; then something else is answered. */
function cut(way: (target: Target, init: RequestInit | undefined) => Promise<Response>) {
  const reached = globalThis.fetch;
  globalThis.fetch = (target, init) => way(target, init);
  return {
    reached,
    heal: () => {
      globalThis.fetch = reached;
      act(() => void dispatchEvent(new Event('online')));
    },
  };
}
const failed = () => Promise.reject(new TypeError('Failed to fetch'));
/** The browser says that there is no network. */
function goOffline() {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { heal } = cut(failed);
  return () => {
    line.mockRestore();
    heal();
  };
}

describe('a form that nothing has answered', () => {
  const nameSaved = async () => (await (await t.as(anna)).account.ownInfo()).data.firstName;
  const saveName = async () => {
    await openTab(t, '/dashboard-account?step=personal', { as: anna });
    await userEvent.click(await screen.findByTestId('change-name'));
    await userEvent.clear(input('First name'));
    await userEvent.type(input('First name'), 'Annika');
    return () => userEvent.click(screen.getByTestId('save-name'));
  };
  const inRow = () => within(screen.getByTestId('info-name'));

  test('says, once something answers, that what never left was not saved, until one presses again', async () => {
    const save = await saveName();
    const heal = goOffline();
    await save();
    await inRow().findByText(nothingAnswers);
    heal();
    const said = await inRow().findByText(notDone);
    expect(said.closest('[role=alert], [role=status]')).not.toBeNull();
    expect(inRow().queryByText(nothingAnswers)).toBeNull();
    expect(input('First name')).toHaveProperty('value', 'Annika');
    expect(await nameSaved()).toBe('Anna');
    await save();
    await inRow().findByText('Annika Lindqvist');
    expect(screen.queryByText(notDone)).toBeNull();
    expect(await nameSaved()).toBe('Annika');
  });

  test('says that nobody knows of what may have arrived', async () => {
    const save = await saveName();
    const { heal } = cut(failed);
    await save();
    await inRow().findByText(nothingAnswers);
    heal();
    await inRow().findByText(maybeDone);
    expect(input('First name')).toHaveProperty('value', 'Annika');
  });

  test('knows that what was refused for want of a renewal was not saved', async () => {
    const save = await saveName();
    const { heal, reached } = cut((target, init) => {
      if (String(target).endsWith(sessions.renew.path)) return failed();
      return init?.method === 'PUT'
        ? Promise.resolve(Response.json({ code: 'session_expired', status: 401 }, { status: 401 }))
        : reached(target, init);
    });
    await save();
    await inRow().findByText(nothingAnswers);
    heal();
    await inRow().findByText(notDone);
  });
});

/** The next changes arrive, and their answers are lost on the way back. */
const loseAnswers = () => {
  const { heal, reached } = cut(async (...request) => {
    await reached(...request);
    return failed();
  });
  return heal;
};

describe('what arrived though its answer was lost is there once when it is sent again', () => {
  const loseAndRepeat = async (button: string) => {
    const heal = loseAnswers();
    await userEvent.click(screen.getByTestId(button));
    expect((await screen.findByTestId('error-summary')).textContent).toContain(nothingAnswers);
    heal();
    await waitFor(() => expect(screen.getByTestId('error-summary').textContent).toContain(maybeDone));
    await userEvent.click(screen.getByTestId(button));
  };

  test('a record', async () => {
    await openTab(t, '/healthrecords?tab=diary&step=form', { as: anna });
    await screen.findByTestId('record-form');
    await userEvent.type(input('Report date'), '03092026');
    await userEvent.type(input('Issue'), 'Dizzy');
    await userEvent.selectOptions(input('Mode'), 'alone');
    await loseAndRepeat('save-record');
    await screen.findByTestId('section-diary');
    const { data } = await (await t.as(anna)).healthRecords.profile({ params: { id: anna.personId } });
    expect(data.records.diary).toHaveLength(1);
  });

  test('somebody without an account', async () => {
    await openTab(t, '/dashboard-addfamily?step=add&how=dependant', { as: anna });
    await screen.findByTestId('family-dependant');
    await userEvent.type(input('First name'), 'Luz');
    await userEvent.type(input('Last name'), 'Marín');
    await userEvent.type(screen.getByLabelText(/^Date of birth/), '03/04/2019');
    await userEvent.selectOptions(screen.getByTestId('member-relationship'), 'niece');
    await userEvent.click(screen.getByTestId('basis-guardian'));
    await loseAndRepeat('dependant-save');
    await screen.findByTestId('member-dependant');
    expect((await (await t.as(anna)).circle.mine()).data).toHaveLength(1);
  });

  test('an invitation', async () => {
    await openTab(t, '/dashboard-addfamily?step=add&how=ask', { as: anna });
    await userEvent.type(await screen.findByTestId('member-email'), 'luz@mail.example');
    await userEvent.selectOptions(screen.getByTestId('member-relationship'), 'niece');
    await userEvent.click(screen.getByTestId('scope-bookings'));
    await loseAndRepeat('invite-send');
    await screen.findByTestId('member-invitation');
  });

  test('a note on the board; the same words later are another one', async () => {
    await openTab(t, '/dashboard-week', { as: anna });
    await userEvent.type(await screen.findByTestId('note-words'), 'Insulin at six.');
    await loseAndRepeat('note-add');
    const notes = await screen.findByTestId('board-notes');
    expect(within(notes).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(screen.getByTestId('note-words'), 'Insulin at six.');
    await userEvent.click(screen.getByTestId('note-add'));
    await waitFor(() => expect(within(notes).getAllByRole('listitem')).toHaveLength(2));
  });

  test('a task on the board', async () => {
    await openTab(t, '/dashboard-week', { as: anna });
    await userEvent.type(await screen.findByTestId('task-title'), 'Glasses');
    await loseAndRepeat('task-add');
    await screen.findByTestId('board-task');
    await waitFor(() => expect(screen.getByTestId('task-title')).toHaveProperty('value', ''));
    expect(screen.getAllByTestId('board-task')).toHaveLength(1);
  });
});

test('what was sent first has arrived: other words are not added twice, nor refused without a way on', async () => {
  await openTab(t, '/dashboard-week', { as: anna });
  await userEvent.type(await screen.findByTestId('task-title'), 'Glasses');
  const heal = loseAnswers();
  await userEvent.click(screen.getByTestId('task-add'));
  await screen.findByTestId('error-summary');
  heal();
  await userEvent.type(screen.getByTestId('task-title'), ' and hat');
  await userEvent.click(screen.getByTestId('task-add'));
  await screen.findByText(/^What you sent first has arrived/);
  expect((await screen.findByTestId('board-task')).textContent).toContain('Glasses');
  expect(screen.getByTestId('task-title')).toHaveProperty('value', 'Glasses and hat');
  await userEvent.click(screen.getByTestId('task-add'));
  await waitFor(() => expect(screen.getAllByTestId('board-task')).toHaveLength(2));
  expect(screen.getByTestId('task-title')).toHaveProperty('value', '');
});

test('a button keeps at its place that what it does was not done', async () => {
  await anInsuranceCard(t.db, { person: anna, now: t.clock.now() });
  await openTab(t, '/healthrecords?tab=insurances', { as: anna });
  await screen.findByTestId('insurance-remove');
  const heal = goOffline();
  await userEvent.click(screen.getByTestId('insurance-remove'));
  await screen.findByText(nothingAnswers);
  heal();
  const said = await screen.findByText(notDone);
  expect(said.closest('[role=alert], [role=status]')).not.toBeNull();
  await userEvent.click(screen.getByTestId('insurance-remove'));
  await waitFor(() => expect(screen.queryByTestId('insurance-remove')).toBeNull());
});

test('a tap on the board keeps it, too', async () => {
  await (await t.as(anna)).board.addTask({ body: { title: 'Glasses', day: t.clock.now().toISOString().slice(0, 10) } });
  await openTab(t, '/dashboard-week', { as: anna });
  await screen.findByTestId('take');
  const heal = goOffline();
  await userEvent.click(screen.getByTestId('take'));
  await screen.findByText(nothingAnswers);
  heal();
  await screen.findByText(notDone);
  await userEvent.click(screen.getByTestId('take'));
  await screen.findByTestId('doer');
  expect(screen.queryByText(notDone)).toBeNull();
});

test('of what was only read nothing is left to say, because it is asked again', async () => {
  await openTab(t, '/dashboard', { as: anna });
  const calls = clientOf(account, sendFromBrowser(services, { renew: () => Promise.resolve(false) }));
  const { heal } = cut(failed);
  const error: unknown = await calls.ownInfo().catch((thrown: unknown) => thrown);
  const said = renderHook(() => useRefusalOf(error)?.code);
  expect(said.result.current).toBe('unreachable');
  heal();
  await waitFor(() => expect(said.result.current).toBeUndefined());
});
