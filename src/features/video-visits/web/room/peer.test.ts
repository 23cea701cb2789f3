import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPeer, type Tracks } from './peer.ts';
import type { Signal } from './signal.ts';

type Line = { kind: string; direction: RTCRtpTransceiverDirection; track: unknown };

/** As much of a browser's connection as is asked of it: what it would offer, and when it wants to. */
class Connection {
  lines: Line[] = [];
  connectionState = 'new';
  signalingState = 'stable';
  remoteDescription: unknown = null;
  localDescription: { type: string; sdp: string } | null = null;
  onnegotiationneeded?: () => void;
  onconnectionstatechange?: () => void;
  constructor() {
    made.push(this);
  }
  getTransceivers = () =>
    this.lines.map((line) => ({
      direction: line.direction,
      receiver: { track: { kind: line.kind } },
      sender: { replaceTrack: async (track: unknown) => void (line.track = track) },
    }));
  addTrack(track: MediaStreamTrack) {
    const free = this.lines.find(({ kind, direction }) => kind === track.kind && direction === 'recvonly');
    if (free) Object.assign(free, { direction: 'sendrecv', track });
    else this.lines.push({ kind: track.kind, direction: 'sendrecv', track });
    this.want();
  }
  addTransceiver(kind: string, { direction }: { direction: RTCRtpTransceiverDirection }) {
    this.lines.push({ kind, direction, track: null });
    this.want();
  }
  want() {
    if (this.signalingState === 'stable') queueMicrotask(() => this.onnegotiationneeded?.());
  }
  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    this.localDescription = { type, sdp: this.lines.map(({ kind, direction }) => `${kind} ${direction}`).join() };
  }
  async setRemoteDescription(description: { type: string }) {
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
  }
  restartIce = vi.fn();
  close() {
    this.connectionState = 'closed';
  }
}

let made: Connection[] = [];
let said: Signal[] = [];
let isHeard = true;
beforeEach(() => {
  [made, said, isHeard] = [[], [], true];
  vi.useFakeTimers();
  vi.stubGlobal('RTCPeerConnection', Connection);
  vi.stubGlobal('MediaStream', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aTrack = (kind: string) => ({ kind }) as MediaStreamTrack;
const open = (tracks: Partial<Tracks>, isNewcomer = true) =>
  openPeer({
    isPolite: true,
    isNewcomer,
    config: {},
    tracks: { audio: undefined, video: undefined, ...tracks },
    say: (words) => said.push(words),
    isHeard: () => isHeard,
    changed: () => undefined,
  });
const settled = () => vi.advanceTimersByTimeAsync(0);
const offers = () =>
  said.flatMap((one) => ('description' in one && one.description.type === 'offer' ? [one.description.sdp] : []));
const answer = (session: number): Signal => ({ session, description: { type: 'answer', sdp: '' } });

test('whoever comes without devices offers to receive at once', async () => {
  open({});
  await settled();
  expect(offers()[0]).toBe('audio recvonly,video recvonly');
});

test('whoever comes with sound alone offers to receive the picture', async () => {
  open({ audio: aTrack('audio') });
  await settled();
  expect(offers()[0]).toBe('audio sendrecv,video recvonly');
});

test('a device that is opened before the first answer is sent after it', async () => {
  const peer = open({});
  await settled();
  await peer.send({ audio: aTrack('audio'), video: undefined });
  peer.hear(answer(0));
  await settled();
  expect(offers().at(-1)).toBe('audio sendrecv,video recvonly');
  expect(made).toHaveLength(1);
});

test('an offer that was lost while the line was cut is made anew, also over a connection that works', async () => {
  const peer = open({ audio: aTrack('audio') });
  await settled();
  peer.hear(answer(0));
  await settled();
  const [first] = made;
  if (first) first.connectionState = 'connected';
  peer.again();
  expect(made).toHaveLength(1);
  await peer.send({ audio: aTrack('audio'), video: aTrack('video') });
  await settled();
  peer.again();
  await settled();
  expect(made).toHaveLength(2);
  expect(said.at(-1)).toMatchObject({ session: 1, description: { sdp: 'audio sendrecv,video sendrecv' } });
});

test('what was under way on a connection that is closed holds up nothing that is said afterwards', async () => {
  const peer = open({}, false);
  const [first] = made;
  if (first) first.setRemoteDescription = () => new Promise(() => undefined); // as browsers leave it once it is closed
  peer.hear({ session: 0, description: { type: 'offer', sdp: '' } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made).toHaveLength(2);
  peer.hear(answer(1));
  await settled();
  expect(made[1]?.remoteDescription).toMatchObject({ type: 'answer' });
  peer.close();
});

test('a picture that falters while nothing can be said is left to heal by itself; begun anew once it can be said', async () => {
  const peer = open({});
  await settled();
  peer.hear(answer(0));
  await settled();
  const [first] = made;
  const become = (state: string) => {
    if (first) first.connectionState = state;
    first?.onconnectionstatechange?.();
  };
  become('connected');
  isHeard = false;
  become('disconnected');
  become('failed');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(made).toHaveLength(1);
  expect(first?.restartIce).not.toHaveBeenCalled();
  expect(first?.connectionState).toBe('failed');
  isHeard = true;
  peer.again();
  await settled();
  expect(made).toHaveLength(2);
  expect(said.at(-1)).toMatchObject({ session: 1, description: { type: 'offer' } });
  peer.close();
});

test('what never comes about, begun anew twice, has no way; a cut of what once was connected has', async () => {
  const peer = open({});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(peer.isUnreached()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(peer.isUnreached()).toBe(true);
  const last = made.at(-1);
  if (last) last.connectionState = 'connected';
  last?.onconnectionstatechange?.();
  expect(peer.isUnreached()).toBe(false);
  peer.close();
});
