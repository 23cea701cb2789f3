import type { DeviceCheck } from '../../visit.ts';
import { chosenDevice, type DeviceKind } from './chosen-devices.ts';

export type DeviceState = DeviceCheck['camera'];
export type Devices = {
  audio: MediaStreamTrack | undefined;
  video: MediaStreamTrack | undefined;
  microphone: DeviceState;
  camera: DeviceState;
};
export type DeviceWish = Record<DeviceKind, boolean>;

/** From here on a way in without them is offered, whatever the browser does. */
export const SLOW_MS = 20_000;

/**
 * Asks for camera and microphone, those that were chosen in this tab where they are there: both at once, so that the browser asks once, and each alone where both are refused. Never throws; what
 * comes after `signal` has fired is given back at once.
 */
export async function openDevices(wanted: DeviceWish, signal?: AbortSignal): Promise<Devices> {
  const both = wanted.camera && wanted.microphone ? await ask(wanted, signal) : undefined;
  if (both?.stream) return devicesOf(wanted, both, both);
  const [audio, video] = [
    await ask({ microphone: wanted.microphone, camera: false }, signal),
    await ask({ microphone: false, camera: wanted.camera }, signal),
  ];
  return devicesOf(wanted, audio, video);
}

type DeviceAnswer = { stream: MediaStream | undefined; refusal: DeviceState };

async function ask({ microphone, camera }: DeviceWish, signal: AbortSignal | undefined): Promise<DeviceAnswer> {
  if ((!microphone && !camera) || signal?.aborted) return { stream: undefined, refusal: 'missing' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: microphone && { echoCancellation: true, noiseSuppression: true, ...chosen('microphone') },
      video: camera && {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        facingMode: 'user',
        ...chosen('camera'),
      },
    });
    if (!signal?.aborted) return { stream, refusal: 'works' };
    for (const track of stream.getTracks()) track.stop();
    return { stream: undefined, refusal: 'missing' };
  } catch (error) {
    return { stream: undefined, refusal: refusalOf(error) };
  }
}

/** A wish, not a condition: what was unplugged since is replaced by what there is. */
function chosen(kind: DeviceKind) {
  const deviceId = chosenDevice(kind);
  return deviceId ? { deviceId } : {};
}

/** Where the page is not secure, the browser has no such thing as devices. */
const refusalOf = (error: unknown): DeviceState =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'blocked' : 'missing';

function devicesOf({ microphone, camera }: DeviceWish, sound: DeviceAnswer, picture: DeviceAnswer): Devices {
  const audio = microphone ? sound.stream?.getAudioTracks()[0] : undefined;
  const video = camera ? picture.stream?.getVideoTracks()[0] : undefined;
  return {
    audio,
    video,
    microphone: audio ? 'works' : sound.refusal === 'works' ? 'missing' : sound.refusal,
    camera: video ? 'works' : picture.refusal === 'works' ? 'missing' : picture.refusal,
  };
}

export function closeDevices({ audio, video }: Pick<Devices, 'audio' | 'video'>): void {
  audio?.stop();
  video?.stop();
}
