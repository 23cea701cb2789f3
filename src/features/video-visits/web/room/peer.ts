import type { Signal } from './signal.ts';

export type Tracks = { audio: MediaStreamTrack | undefined; video: MediaStreamTrack | undefined };
type PeerOptions = {
  /** Of the two, this one gives way when both offer at once. */
  isPolite: boolean;
  /** Who has come last offers first, so that the two seldom offer at once. */
  isNewcomer: boolean;
  config: RTCConfiguration;
  tracks: Tracks;
  say: (said: Signal) => void;
  /** Whether what is said now reaches the other side: where it does not, a connection that may heal by itself is left alone. */
  isHeard: () => boolean;
  /** Something has changed: the picture, the sound, or whether it is connected. */
  changed: () => void;
};
export type Peer = ReturnType<typeof openPeer>;

/** A cut may heal by itself for so long; then another way is sought, and at last everything is begun anew. */
const RESTART_AFTER_MS = 2000;
const BEGIN_AFTER_MS = 10_000;
/** Begun anew so often without ever having come about, it will not: there is no way between the two networks. */
const TRIES = 2;

/** The media between this browser and another one, by perfect negotiation. It looks for another way when it is cut, until it is closed. */
export function openPeer(options: PeerOptions) {
  const { isPolite, say, isHeard, changed } = options;
  let tracks = options.tracks;
  let session = 0;
  let isClosed = false;
  let wasConnected = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let line = connect(options.isNewcomer);
  watch();

  function connect(offers: boolean) {
    const connection = new RTCPeerConnection(options.config);
    const stream = new MediaStream();
    const of = session;
    const isCurrent = () => !isClosed && of === session;
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    const waiting: RTCIceCandidateInit[] = [];
    const state = { session: of, connection, stream, over, end, isOffering: false, isIgnoring: false, waiting };
    connection.onnegotiationneeded = async () => {
      state.isOffering = true;
      try {
        await connection.setLocalDescription();
        if (isCurrent() && connection.localDescription)
          say({ session: of, description: bare(connection.localDescription) });
      } catch {
        // closed meanwhile
      } finally {
        state.isOffering = false;
      }
    };
    connection.onicecandidate = ({ candidate }) => {
      if (candidate && isCurrent()) say({ session: of, candidate: candidate.toJSON() });
    };
    connection.ontrack = ({ track }) => {
      for (const old of stream.getTracks()) if (old.kind === track.kind) stream.removeTrack(old);
      stream.addTrack(track);
      changed();
    };
    connection.onconnectionstatechange = () => {
      if (!isCurrent()) return;
      changed();
      if (connection.connectionState === 'connected') {
        wasConnected = true;
        return forgetTimers();
      }
      if (connection.connectionState === 'failed') restart();
      if (['disconnected', 'failed'].includes(connection.connectionState)) mend();
    };
    if (offers) {
      attach(connection);
      // Whoever has nothing to send offers to receive, so that something is offered at once.
      for (const kind of kinds) if (!tracks[kind]) connection.addTransceiver(kind, { direction: 'recvonly' });
    }
    return state;
  }

  function attach(connection: RTCPeerConnection) {
    for (const kind of kinds) {
      const track = tracks[kind];
      if (track && !sendingOf(connection, kind)) connection.addTrack(track, streamOf(track));
    }
  }

  const isCut = () => !isClosed && line.connection.connectionState !== 'connected';

  /** What does not come about is begun anew; the two do not begin at the same moment. */
  function watch() {
    const look = () => {
      if (!isCut()) return;
      if (isHeard()) begin(session + 1, true);
      else watch();
    };
    timers.push(setTimeout(look, BEGIN_AFTER_MS + (isPolite ? 0 : 2 * RESTART_AFTER_MS)));
  }

  /** Looks for another way, if the other side can hear of it. */
  function restart() {
    if (isHeard()) line.connection.restartIce();
  }

  function forgetTimers() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function mend() {
    if (timers.length > 0) return;
    timers.push(setTimeout(() => isCut() && restart(), RESTART_AFTER_MS));
    watch();
  }

  /** Begins anew; the other side follows when it hears of a newer session. */
  function begin(next: number, offers: boolean) {
    forgetTimers();
    line.connection.close();
    line.end();
    session = next;
    line = connect(offers);
    watch();
    changed();
  }

  async function describe(at: typeof line, description: RTCSessionDescriptionInit) {
    const { connection } = at;
    const isClash = description.type === 'offer' && (at.isOffering || connection.signalingState !== 'stable');
    at.isIgnoring = !isPolite && isClash;
    if (at.isIgnoring) return;
    await connection.setRemoteDescription(description);
    for (const candidate of at.waiting.splice(0)) await connection.addIceCandidate(candidate);
    attach(connection); // in the answer; or what was opened before the first one came
    if (description.type !== 'offer') return;
    await connection.setLocalDescription();
    if (connection.localDescription) say({ session: at.session, description: bare(connection.localDescription) });
  }

  async function take(at: typeof line, said: Extract<Signal, { session: number }>) {
    if ('description' in said) return describe(at, said.description as RTCSessionDescriptionInit); // its schema checked the type
    if (at.isIgnoring) return;
    const candidate = said.candidate as RTCIceCandidateInit; // the other browser made it
    if (!at.connection.remoteDescription) return void at.waiting.push(candidate);
    await at.connection.addIceCandidate(candidate);
  }

  async function hear(said: Signal) {
    if (!('session' in said) || said.session < session) return;
    if (said.session > session) begin(said.session, false);
    // What a connection was doing when it was closed never comes to an end, and would hold up all that is said afterwards.
    await Promise.race([take(line, said), line.over]);
  }
  let turn: Promise<unknown> = Promise.resolve();

  return {
    /** What the other side says, one after the other; what a closed connection can use no longer is passed over. */
    hear: (said: Signal) => {
      turn = turn.then(() => hear(said)).catch(() => undefined);
    },
    /** Sends these from now on. */
    async send(next: Tracks) {
      tracks = next;
      const { connection } = line;
      for (const kind of kinds) {
        const track = next[kind] ?? null;
        const known = sendingOf(connection, kind);
        if (known) await known.sender.replaceTrack(track).catch(() => undefined);
        else if (track && connection.remoteDescription) connection.addTrack(track, streamOf(track));
      }
    },
    /** The signalling was cut: what was said meanwhile is lost. */
    again: () => {
      const { connectionState, signalingState } = line.connection;
      const isWaiting = signalingState !== 'stable'; // for an answer that does not come
      if (isWaiting || !['connected', 'new'].includes(connectionState)) begin(session + 1, true);
    },
    stream: () => line.stream,
    connection: () => line.connection,
    isUnreached: () => !wasConnected && session >= TRIES,
    close() {
      isClosed = true;
      forgetTimers();
      line.connection.close();
      line.end();
    },
  };
}

const kinds = ['audio', 'video'] as const;

const sendingOf = (connection: RTCPeerConnection, kind: (typeof kinds)[number]) =>
  connection
    .getTransceivers()
    .find((one) => one.receiver.track.kind === kind && ['sendrecv', 'sendonly'].includes(one.direction));

/** A track travels in a stream of its own; the other side puts them together by kind. */
const streamOf = (track: MediaStreamTrack) => new MediaStream([track]);

const bare = ({ type, sdp }: RTCSessionDescription) => ({ type, sdp });
