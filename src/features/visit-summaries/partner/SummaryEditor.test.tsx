import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPng } from '#features/uploads/server/seed.ts';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import { filesGo } from '#test/files-go.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aSentFile } from '#test/send-file.ts';
import { userEvent } from '#test/user-event.ts';
import { consultations, introduceConsultations } from '#test/video-visit/consultations.ts';
import { aVisitingParty, type VisitingParty } from '#test/video-visit/visit-world.ts';
import { nothingWritten, type SummaryDraft } from '../summary.ts';

const t = await pageApp({
  settings: { LIMITS_FACTOR: '1000' },
  kinds: kindsByName([...Object.values(bookingKinds), consultations]),
  sharesDate: true,
});
await introduceConsultations(t.db);

let party: VisitingParty;
let id: string;
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  party = await aVisitingParty(t);
  id = await party.book(5);
});

const desk = async () => (await t.as(party.amara)).partnerSummaries;
const kept = async () => (await (await desk()).one({ params: { id } })).data;
const keep = async (draft: Partial<SummaryDraft>, version = 0) =>
  (await desk()).keep({ params: { id }, body: { version, draft: { ...nothingWritten, ...draft } } });
/** Longer than a window waits before it keeps what was typed, or tries once more. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(5500));
const notes = () => screen.getByTestId<HTMLTextAreaElement>('summary-notes');
const write = (text: string) => fireEvent.change(notes(), { target: { value: text } });

async function openEditor() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: t.clock.now(), shouldAdvanceTime: true });
  await openTab(t, `/partner/summaries/${id}`, { as: party.amara });
  await screen.findByTestId('summary-notes');
}

const works = (role: 'owner' | 'answering') =>
  t.db.updateTable('provider_managers').set({ role }).where('user_id', '=', party.amara.id).execute();

/** What the window keeps goes through here on its way. */
function keepings(way: (send: () => Promise<Response>) => Promise<Response>) {
  const through = globalThis.fetch;
  let count = 0;
  globalThis.fetch = async (target, init) => {
    if (!String(target).includes('/summaries/v1.0/draft/')) return through(target, init);
    count += 1;
    return way(() => through(target, init));
  };
  return () => count;
}

function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('a file on its way stays on it while the draft is kept, and signing waits for it', async () => {
  const { open, opened } = gate();
  const isStopped = filesGo(t, party.amara, opened);
  await openEditor();
  const file = new File([new Uint8Array(await aPng())], 'knee.png', { type: 'image/png' });
  await userEvent.upload(screen.getByTestId('files-choose'), file);
  write('Her knee is better.');
  await rest();
  await waitFor(async () => expect((await kept()).draft?.notes).toBe('Her knee is better.'));
  await screen.findByTestId('draft-kept');
  expect(isStopped()).toBe(false);
  const sign = screen.getByTestId('summary-sign');
  expect(sign.getAttribute('aria-disabled')).toBe('true');
  within(sign).getByText('Waiting for the files …');
  open();
  await waitFor(async () => expect((await kept()).files).toHaveLength(1));
  await within(await screen.findByTestId('kept-files')).findByText('knee.jpg');
  await waitFor(() => expect(sign.getAttribute('aria-disabled')).toBeNull());
});

test('a file that was removed while the draft was on its way stays removed', async () => {
  const file = await aSentFile(t, party.amara, { name: 'knee.png', bytes: await aPng(), kind: 'summary-file' });
  await keep({ notes: 'Her knee', files: [file] });
  await openEditor();
  const { open, opened } = gate();
  const count = keepings(async (send) => {
    const answer = await send();
    await opened;
    return answer;
  });
  write('Her knee is better.');
  await rest();
  await waitFor(() => expect(count()).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Remove knee.jpg' }));
  open();
  await waitFor(async () => expect((await kept()).files).toEqual([]));
  await screen.findByTestId('draft-kept');
  expect(screen.queryByTestId('kept-files')).toBeNull();
});

test('an answer that is lost on its way is no other window: what was typed since is kept over it', async () => {
  await openEditor();
  let isLost = true;
  keepings(async (send) => {
    const answer = await send();
    if (!isLost) return answer;
    isLost = false;
    write('Her knee is better. She walks again.');
    throw new TypeError('Nothing answered.');
  });
  write('Her knee is better.');
  await rest();
  await waitFor(() => expect(isLost).toBe(false));
  await rest();
  await waitFor(async () => expect((await kept()).draft?.notes).toBe('Her knee is better. She walks again.'));
  await screen.findByTestId('draft-kept');
  expect(notes().value).toBe('Her knee is better. She walks again.');
});

test('going on with the draft of another window says first what is lost', async () => {
  await openEditor();
  await keep({ notes: 'From the second window' });
  write('From the first window');
  await rest();
  await userEvent.click(await screen.findByTestId('draft-theirs'));
  within(await screen.findByTestId('take-theirs')).getByText(/not in the other one is lost/);
  await userEvent.click(screen.getByTestId('take-theirs-no'));
  expect(notes().value).toBe('From the first window');
  await userEvent.click(screen.getByTestId('draft-mine'));
  await waitFor(async () => expect((await kept()).draft?.notes).toBe('From the first window'));
});

test('what the server refuses for good is said, and asked again only once something was changed', async () => {
  await openEditor();
  const count = keepings((send) => send());
  await works('answering');
  write('Her knee is better.');
  await rest();
  within(await screen.findByTestId('draft-refused')).getByText('This is not kept');
  await rest();
  expect(count()).toBe(1);
  await works('owner');
  write('Her knee is much better.');
  await rest();
  await waitFor(async () => expect((await kept()).draft?.notes).toBe('Her knee is much better.'));
});

test('a stranger finds no summary where a patient reads one', async () => {
  await (await desk()).sign({ params: { id }, body: { version: 0, ...nothingWritten, notes: 'Her knee' } });
  await openTab(t, `/visit-summary/${id}`, { as: party.rosa });
  await screen.findByTestId('summary-sheet');
  closeTab();
  await openTab(t, `/visit-summary/${id}`, { as: party.stranger });
  await screen.findByTestId('no-summary');
});

test('once it is over, the doctor reads until when one writes about it', async () => {
  t.clock.advance(26 * 60);
  await openTab(t, `/partner/messages?booking=${id}`, { as: party.amara });
  expect((await screen.findByTestId('follow-up')).textContent).toContain('Rosa Marín');
});
