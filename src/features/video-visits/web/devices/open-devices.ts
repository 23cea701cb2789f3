import type { DeviceCheck } from '../../visit.ts';

export type DeviceState = DeviceCheck['camera'];
export type Devices = {
  audio: MediaStreamTrack | undefined;
  video: MediaStreamTrack | undefined;
  microphone: DeviceState;
  camera: DeviceState;
};
export type Wanted = { microphone: string | boolean; camera: string | boolean };

/** From here on a way in without them is offered, whatever the browser does. */
export const SLOW_MS = 20_000;

/**
 * Asks for camera and microphone: both at once, so that the browser asks once, and each alone where both are refused. Never throws; what
 * comes after `signal` has fired is given back at once.
 */
export async function openDevices(wanted: Wanted, signal?: AbortSignal): Promise<Devices> {
  const both = wanted.camera !== false && wanted.microphone !== false ? await ask(wanted, signal) : undefined;
  if (both?.stream) return devicesOf(wanted, both, both);
  const [audio, video] = [
    await ask({ microphone: wanted.microphone, camera: false }, signal),
    await ask({ microphone: false, camera: wanted.camera }, signal),
  ];
  return devicesOf(wanted, audio, video);
}

type Asked = { stream: MediaStream | undefined; refusal: DeviceState };

async function ask({ microphone, camera }: Wanted, signal: AbortSignal | undefined): Promise<Asked> {
  if ((microphone === false && camera === false) || signal?.aborted) return { stream: undefined, refusal: 'missing' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: microphone !== false && { echoCancellation: true, noiseSuppression: true, ...named(microphone) },
      video: camera !== false && {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        facingMode: 'user',
        ...named(camera),
      },
    });
    if (!signal?.aborted) return { stream, refusal: 'works' };
    for (const track of stream.getTracks()) track.stop();
    return { stream: undefined, refusal: 'missing' };
  } catch (error) {
    return { stream: undefined, refusal: refusalOf(error) };
  }
}

const named = (device: string | boolean) => (typeof device === 'string' ? { deviceId: device } : {});

/** Where the page is not secure, the browser has no such thing as devices. */
const refusalOf = (error: unknown): DeviceState =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'blocked' : 'missing';

function devicesOf({ microphone, camera }: Wanted, sound: Asked, picture: Asked): Devices {
  const audio = microphone === false ? undefined : sound.stream?.getAudioTracks()[0];
  const video = camera === false ? undefined : picture.stream?.getVideoTracks()[0];
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
