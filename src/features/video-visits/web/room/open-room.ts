import type { Reply } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { roomLine, type RoomFrame } from '#web/room-line.ts';
import type { videoVisits } from '../../contract.ts';
import { canCaption, captionSpeech } from './captions.ts';
import { type DeviceTrouble, openOwnMedia } from './own-media.ts';
import { openPeer, type Peer, type Tracks } from './peer.ts';
import { type ParticipantState, type Signal, signalIn } from './signal.ts';
import { lookAt, watchLine, worstOf } from './thin-line.ts';

export type Participant = {
  seat: string;
  stream: MediaStream;
  isConnected: boolean;
  /** Without a relay there is no way between the two networks. */
  isUnreached: boolean;
  standing: ParticipantState | undefined;
  caption: string;
};
export type RoomView = {
  /**
   * `cut`: one's own line is gone; `out`: the seat is somebody else's or one has left; `elsewhere`: another device took it meanwhile;
   * `refused` says why in `failure`.
   */
  state: 'entering' | 'in' | 'cut' | 'out' | 'elsewhere' | 'ended' | 'refused';
  failure: Failure | undefined;
  others: readonly Participant[];
  own: ParticipantState & { picture: MediaStream | undefined; trouble: DeviceTrouble | undefined };
};
type Entry = Reply<typeof videoVisits.enter>;
/** `insteadOf`: the seat that this device had before a cut. */
type RoomOptions = { enter: (insteadOf?: string) => Promise<Entry>; devices: Tracks; language: string };
export type Room = ReturnType<typeof openRoom>;

const RETRY_MS = 2000;
const LOOK_MS = 2000;
const CAPTION_MS = 6000;

type Neighbour = { peer: Peer; standing: ParticipantState | undefined; caption: string };

/** The room of a visit as one tab is in it: connections to all others, one's own devices, and what is said besides. Leave it by `leave`. */
export function openRoom({ enter, devices, language }: RoomOptions) {
  const listeners = new Set<() => void>();
  const others = new Map<string, Neighbour>();
  /** A seat that was left is never taken again: what still comes from it, or of it, came late. */
  const gone = new Set<string>();
  const own = openOwnMedia(devices, sendOwn);
  let entered: Entry | undefined;
  let [state, failure]: [RoomView['state'], Failure | undefined] = ['entering', undefined];
  let [mayCaption, wantsCaptions] = [false, false];
  let stopCaptions: (() => void) | undefined;
  let view = look();

  function standing(): ParticipantState {
    return { ...own.standing(), canCaption: mayCaption, wantsCaptions };
  }

  function look(): RoomView {
    return {
      state,
      failure,
      own: { ...standing(), picture: own.picture(), trouble: own.trouble() },
      others: [...others].map(([seat, { peer, standing, caption }]) => ({
        seat,
        stream: peer.stream(),
        isConnected: peer.connection().connectionState === 'connected',
        isUnreached: peer.isUnreached() && entered?.iceServers.length === 0,
        standing,
        caption,
      })),
    };
  }
  const changed = () => {
    view = look();
    for (const listener of listeners) listener();
  };
  const become = (next: RoomView['state'], why?: Failure) => {
    [state, failure] = [next, why];
    changed();
  };
  const say = (to: string, said: Signal) => roomLine.say({ type: 'signal', to, data: JSON.stringify(said) });
  const sayAll = (said: Signal) => {
    for (const seat of others.keys()) say(seat, said);
  };

  function sendOwn() {
    for (const { peer } of others.values()) void peer.send(own.tracks());
    sayAll({ standing: standing() });
    listen();
    changed();
  }

  function meet(seat: string, isNewcomer = false): Neighbour | undefined {
    const known = others.get(seat);
    if (known || gone.has(seat)) return known;
    const { seat: ownSeat = '', iceServers = [], isRelayOnly = false } = entered ?? {};
    const peer = openPeer({
      isPolite: ownSeat < seat,
      isNewcomer,
      config: { iceServers, iceTransportPolicy: isRelayOnly ? 'relay' : 'all' },
      tracks: own.tracks(),
      say: (said) => say(seat, said),
      isHeard: () => state === 'in',
      changed,
    });
    const met = { peer, standing: undefined, caption: '' };
    others.set(seat, met);
    say(seat, { standing: standing() });
    return met;
  }

  function part(seat: string) {
    others.get(seat)?.peer.close();
    others.delete(seat);
    listen();
  }
  const partAll = () => [...others.keys()].forEach(part);

  async function sit() {
    try {
      const before = entered;
      entered = await enter(before?.seat);
      if (before) partAll();
      roomLine.say({ type: 'enter', seat: entered.seat });
    } catch (error) {
      if (isOver()) return;
      if (error instanceof Failure && error.code === 'visit_elsewhere') return stop('elsewhere');
      if (error instanceof Failure && error.status > 0 && error.status < 500) return stop('refused', error);
      become('cut');
      setTimeout(() => state === 'cut' && void sit(), RETRY_MS);
    }
  }

  const isOver = () => ['out', 'elsewhere', 'ended'].includes(state);

  function stop(next: 'out' | 'elsewhere' | 'ended' | 'refused', why?: Failure) {
    release();
    clearInterval(timer);
    stopCaptions?.();
    partAll();
    own.close();
    removeEventListener('pagehide', sayLeave);
    become(next, why);
  }

  const sayLeave = () => roomLine.say({ type: 'leave' });

  function hear(frame: RoomFrame) {
    if (frame.type === 'welcome') return entered ? roomLine.say({ type: 'enter', seat: entered.seat }) : undefined;
    if (frame.type === 'ended') return stop('ended');
    if (frame.type === 'signal') return hearSignal(frame.from, signalIn(frame.data));
    if (frame.type === 'came') meet(frame.seat);
    if (frame.type === 'went') {
      gone.add(frame.seat);
      part(frame.seat);
    }
    if (frame.type === 'out' && frame.seat === entered?.seat) return state === 'in' ? stop('out') : void sit();
    if (frame.type === 'entered') {
      for (const seat of [...others.keys()]) if (!frame.others.includes(seat)) part(seat);
      for (const seat of frame.others) meet(seat, true)?.peer.again();
      become('in');
      sayAll({ standing: standing() });
    }
    changed();
  }

  function hearSignal(from: string, said: Signal | undefined) {
    const known = said && meet(from);
    if (!known) return;
    if ('session' in said) return known.peer.hear(said);
    if ('standing' in said) known.standing = said.standing;
    if ('caption' in said) {
      known.caption = said.caption;
      setTimeout(() => {
        if (known.caption === said.caption) known.caption = '';
        changed();
      }, CAPTION_MS);
    }
    listen();
    changed();
  }

  /** Somebody wants to read what is said here, this browser can write it, and there is something to hear. */
  function listen() {
    const isWanted =
      mayCaption && !own.standing().isMuted && [...others.values()].some((one) => one.standing?.wantsCaptions);
    if (isWanted && !stopCaptions)
      stopCaptions = captionSpeech(language, {
        tell: (caption) => sayAll({ caption }),
        refused: () => {
          mayCaption = false;
          sendOwn();
        },
      });
    if (!isWanted) {
      stopCaptions?.();
      stopCaptions = undefined;
    }
  }

  let isThin = watchLine();
  const timer = setInterval(() => void watch(), LOOK_MS);
  async function watch() {
    // Without a picture nothing measures what the line could carry: whoever turns the camera on again begins anew.
    if (!own.tracks().video) return void (isThin = watchLine());
    const looks = await Promise.all(
      [...others.values()].map(({ peer }) => lookAt(peer.connection()).catch(() => undefined)),
    );
    if (isThin(worstOf(looks.flatMap((look) => look ?? [])))) own.goThin();
  }

  const release = roomLine.hold({
    hear,
    cut: () => {
      if (state === 'in' || state === 'entering') become('cut');
    },
  });
  addEventListener('pagehide', sayLeave);
  void canCaption(language).then((can) => {
    mayCaption = can;
    sayAll({ standing: standing() });
  });
  void sit();

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    own,
    /** The connections, for whoever looks at them from outside. */
    connections: () => [...others.values()].map(({ peer }) => peer.connection()),
    caption(isWanted: boolean) {
      wantsCaptions = isWanted;
      sayAll({ standing: standing() });
      changed();
    },
    leave() {
      sayLeave();
      stop('out');
    },
  };
}
