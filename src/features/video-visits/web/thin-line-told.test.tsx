import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import type { ClientFrame } from '#shared/realtime.ts';
import { roomLine } from '#web/room-line.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { consultations, introduceConsultations } from '#test/video-visit/consultations.ts';
import { aVisitingParty } from '#test/video-visit/visit-world.ts';

const t = await pageApp({
  settings: { LIMITS_FACTOR: '1000' },
  kinds: kindsByName([...Object.values(bookingKinds), consultations]),
});
await introduceConsultations(t.db);

class Track extends EventTarget {
  readyState = 'live';
  enabled = true;
  constructor(readonly kind: string) {
    super();
  }
  getSettings = () => ({});
  stop() {
    this.readyState = 'ended';
  }
}
class Stream {
  constructor(readonly tracks: Track[] = []) {}
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}
/** A connection that stands, over which nearly nothing may leave. */
class ThinConnection {
  connectionState = 'connected';
  signalingState = 'stable';
  getStats = async () =>
    new Map([['pair', { type: 'candidate-pair', nominated: true, availableOutgoingBitrate: 90_000 }]]);
  getTransceivers = () => [];
  addTrack() {}
  addTransceiver() {}
  close() {}
}

const LOOK_MS = 2000;
const { setInterval } = globalThis;
let sent: ClientFrame[] = [];
beforeEach(() => {
  t.clock.set('2026-06-15T16:00:00Z');
  sent = [];
  vi.stubGlobal('setInterval', (act: () => void, ms: number) => setInterval(act, ms === LOOK_MS ? 20 : ms));
  vi.stubGlobal('MediaStream', Stream);
  vi.stubGlobal('RTCPeerConnection', ThinConnection);
  HTMLMediaElement.prototype.play = async () => undefined;
  const getUserMedia = async () => new Stream([new Track('audio'), new Track('video')]);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  roomLine.closed();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'play');
  vi.unstubAllGlobals();
});

test('where the line is thin, both sides are told why there is no picture', async () => {
  const party = await aVisitingParty(t);
  const id = await party.book(10);
  await (await party.deskOf(party.amara)).admit({ params: { id } });
  const { seat: other } = await (await party.visitsOf(party.amara)).enter({ params: { id }, body: {} });
  await openTab(t, `/videoCall/visit/${id}`, { as: party.rosa });
  roomLine.opened((frame) => void sent.push(frame));
  await userEvent.click(await screen.findByTestId('visit-join'));
  const seat = await waitFor(() => {
    const entering = sent.find((frame) => frame.type === 'enter');
    if (!entering) throw new Error('Nobody sits down.');
    return entering.seat;
  });
  act(() => roomLine.hear({ type: 'entered', seat, others: [other] }));
  const news = await screen.findByTestId('visit-news');
  await within(news).findByText('The connection is weak. We turned off your camera so sound stays clear.');
  const last = sent
    .flatMap((frame) => (frame.type === 'signal' && frame.data.includes('standing') ? [frame.data] : []))
    .at(-1);
  expect(JSON.parse(last ?? '{}')).toMatchObject({ standing: { isThin: true, hasCamera: false, hasMicrophone: true } });

  // The doctor's device says the same of its own line.
  act(() => roomLine.hear({ type: 'signal', from: other, data: last ?? '' }));
  await within(screen.getByTestId('visit-other')).findByText(
    'The connection to Dr. Amara Okafor is weak: only sound for now.',
  );
});
