import { chooseDevice, chosenDevice, type DeviceKind } from '../devices/chosen-devices.ts';
import { type DeviceState, openDevices } from '../devices/open-devices.ts';
import type { Tracks } from './peer.ts';
import type { ParticipantState } from './signal.ts';

type MediaState = Pick<ParticipantState, 'isMuted' | 'hasCamera' | 'hasMicrophone' | 'isSharing' | 'isThin'>;
type TrackKind = keyof Tracks;
/** Why one's camera or microphone is not there; `lost`: it was, and the browser has ended it. */
export type DeviceTrouble = { device: 'camera' | 'microphone'; why: DeviceState | 'lost' };

const names = { audio: 'microphone', video: 'camera' } as const;
const kinds = { microphone: 'audio', camera: 'video' } as const;

/** One's own microphone, camera and screen; `changed` is told after each change of what others get. */
export function openOwnMedia(devices: Tracks, changed: () => void) {
  const closed = new AbortController();
  const opening = new Set<TrackKind | 'screen'>();
  const tracks: Tracks = { audio: undefined, video: undefined };
  let screen: MediaStreamTrack | undefined;
  let [isMuted, isThin] = [false, false];
  let trouble: DeviceTrouble | undefined;
  for (const kind of ['audio', 'video'] as const) take(kind, devices[kind]);
  let picture = pictureOf(tracks.video);

  const become = () => {
    picture = pictureOf(screen ?? tracks.video);
    changed();
  };

  function take(kind: TrackKind, track: MediaStreamTrack | undefined) {
    const lose = () => {
      tracks[kind] = undefined;
      trouble = { device: names[kind], why: 'lost' };
    };
    tracks[kind] = track;
    if (track?.readyState === 'ended') return lose();
    track?.addEventListener('ended', () => {
      if (tracks[kind] !== track) return;
      lose();
      become();
    });
  }

  /** Asks for a device, once at a time; what comes after one has left is given back. */
  async function open(kind: TrackKind) {
    if (opening.has(kind)) return;
    opening.add(kind);
    const opened = await openDevices({ microphone: kind === 'audio', camera: kind === 'video' }, closed.signal);
    opening.delete(kind);
    if (closed.signal.aborted) return;
    const device = names[kind];
    trouble = opened[kind] ? undefined : { device, why: opened[device] };
    take(kind, opened[kind]);
    if (kind === 'audio' && opened.audio) isMuted = false;
    become();
  }

  function stopScreen() {
    screen?.stop();
    screen = undefined;
    become();
  }

  function stopCamera() {
    tracks.video?.stop();
    tracks.video = undefined;
    become();
  }

  return {
    tracks: (): Tracks => ({ audio: tracks.audio, video: screen ?? tracks.video }),
    picture: () => picture,
    trouble: () => trouble,
    standing: (): MediaState => ({
      isMuted: isMuted || tracks.audio === undefined,
      hasCamera: tracks.video !== undefined,
      hasMicrophone: tracks.audio !== undefined,
      isSharing: screen !== undefined,
      isThin,
    }),
    async toggleSound() {
      const { audio } = tracks;
      if (!audio) return open('audio');
      isMuted = !isMuted;
      audio.enabled = !isMuted;
      become();
    },
    /** The lamp beside the camera goes out when it is off. */
    async toggleCamera() {
      isThin = false;
      return tracks.video ? stopCamera() : open('video');
    },
    /** The id of the device in use, or of what would be opened. */
    inUse: (device: DeviceKind) => tracks[kinds[device]]?.getSettings().deviceId ?? chosenDevice(device),
    /** Another camera or microphone from now on; what is off or muted stays so. */
    async choose(device: DeviceKind, id: string) {
      const kind = kinds[device];
      const wasMuted = isMuted;
      chooseDevice(device, id);
      if (!tracks[kind]) return become();
      tracks[kind].stop(); // first: many phones open one camera at a time
      tracks[kind] = undefined;
      await open(kind);
      if (kind !== 'audio' || !wasMuted || !tracks.audio) return;
      isMuted = true;
      tracks.audio.enabled = false;
      become();
    },
    async toggleScreen() {
      if (screen) return stopScreen();
      if (opening.has('screen')) return;
      opening.add('screen');
      const shown = await navigator.mediaDevices.getDisplayMedia({ video: true }).catch(() => undefined);
      opening.delete('screen');
      const [track] = shown?.getVideoTracks() ?? [];
      if (closed.signal.aborted) return track?.stop();
      screen = track;
      track?.addEventListener('ended', () => screen === track && stopScreen());
      become();
    },
    /** The line is thin: the picture stays away, so that the sound is clear. */
    goThin() {
      if (isThin || (!tracks.video && !screen)) return;
      isThin = true;
      if (screen) stopScreen();
      stopCamera();
    },
    close() {
      closed.abort();
      for (const track of [tracks.audio, tracks.video, screen]) track?.stop();
    },
  };
}

const pictureOf = (track: MediaStreamTrack | undefined) => (track ? new MediaStream([track]) : undefined);
