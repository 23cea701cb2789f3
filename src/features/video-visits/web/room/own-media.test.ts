import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOwnMedia } from './own-media.ts';

class Track extends EventTarget {
  readyState = 'live';
  enabled = true;
  constructor(readonly kind: string) {
    super();
  }
  stop() {
    this.readyState = 'ended';
  }
  /** As when it is unplugged. */
  end() {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}
class Stream {
  constructor(readonly tracks: Track[]) {}
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}

let opened: Track[] = [];
let wanted: unknown[] = [];
/** What the browser asks the person before it opens a device. */
let prompt: () => Promise<void> = async () => undefined;
const getUserMedia = async ({ audio, video }: { audio: unknown; video: unknown }) => {
  await prompt();
  wanted.push({ audio, video });
  const tracks = [...(audio ? [new Track('audio')] : []), ...(video ? [new Track('video')] : [])];
  opened.push(...tracks);
  return new Stream(tracks);
};
beforeEach(() => {
  [opened, wanted] = [[], []];
  prompt = async () => undefined;
  vi.stubGlobal('MediaStream', Stream);
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => vi.unstubAllGlobals());

const asTrack = (track: Track) => track as unknown as MediaStreamTrack;
function openMedia(tracks: { audio?: Track; video?: Track } = {}) {
  let told = 0;
  const own = openOwnMedia(
    {
      audio: tracks.audio && asTrack(tracks.audio),
      video: tracks.video && asTrack(tracks.video),
    },
    () => (told += 1),
  );
  return { own, told: () => told };
}
const live = () => opened.filter(({ readyState }) => readyState === 'live');

test('a double tap opens one camera', async () => {
  const { own } = openMedia();
  await Promise.all([own.toggleCamera(), own.toggleCamera(), own.toggleCamera()]);
  expect(opened).toHaveLength(1);
  await own.toggleCamera();
  expect(live()).toEqual([]);
});

test('what the browser opens after one has left is given back', async () => {
  let allow = () => undefined as void;
  prompt = () => new Promise((resolve) => (allow = resolve));
  const { own } = openMedia();
  const turning = own.toggleSound();
  own.close();
  allow();
  await turning;
  expect(opened).toHaveLength(1);
  expect(live()).toEqual([]);
});

test('a device that is unplugged is gone for the others, and it is said', async () => {
  const [audio, video] = [new Track('audio'), new Track('video')];
  const { own, told } = openMedia({ audio, video });
  video.end();
  expect(own.standing()).toMatchObject({ hasCamera: false, hasMicrophone: true });
  expect(own.tracks().video).toBeUndefined();
  expect(own.trouble()).toEqual({ device: 'camera', why: 'lost' });
  audio.end();
  expect(own.standing()).toMatchObject({ isMuted: true, hasMicrophone: false });
  expect(own.trouble()).toEqual({ device: 'microphone', why: 'lost' });
  expect(told()).toBe(2);
  await own.toggleSound();
  expect(own.standing()).toMatchObject({ isMuted: false, hasMicrophone: true });
  expect(own.trouble()).toBeUndefined();
});

test('a device that went while one waited is not there in the room either', () => {
  const video = new Track('video');
  video.stop();
  const { own } = openMedia({ video });
  expect(own.standing()).toMatchObject({ hasCamera: false });
});

test('a device that cannot be opened says why', async () => {
  const { own } = openMedia();
  prompt = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  await own.toggleCamera();
  expect(own.trouble()).toEqual({ device: 'camera', why: 'blocked' });
  prompt = () => Promise.reject(new DOMException('No', 'NotFoundError'));
  await own.toggleSound();
  expect(own.trouble()).toEqual({ device: 'microphone', why: 'missing' });
});

test('another device is opened in place of the one in use; what is muted or off stays so', async () => {
  const [audio, video] = [new Track('audio'), new Track('video')];
  const { own } = openMedia({ audio, video });
  await own.choose('camera', 'second');
  expect(video.readyState).toBe('ended');
  expect(wanted).toEqual([{ audio: false, video: expect.objectContaining({ deviceId: 'second' }) as unknown }]);
  await own.toggleSound();
  await own.choose('microphone', 'headset');
  expect(audio.readyState).toBe('ended');
  expect(own.standing()).toMatchObject({ isMuted: true, hasMicrophone: true });
  expect(live().map(({ kind, enabled }) => ({ kind, enabled }))).toEqual([
    { kind: 'video', enabled: true },
    { kind: 'audio', enabled: false },
  ]);
  await own.toggleCamera();
  await own.choose('camera', 'third');
  expect(own.standing()).toMatchObject({ hasCamera: false });
  await own.toggleCamera();
  expect(wanted.at(-1)).toMatchObject({ video: { deviceId: 'third' } });
});
