import { useEffect, useState } from 'react';
import type { DeviceKind } from './chosen-devices.ts';

export type DeviceLists = Record<DeviceKind, readonly { value: string; label: string }[]>;
const none: DeviceLists = { camera: [], microphone: [] };

/** What this browser could open, while `isOpen`, also when something is plugged in; browsers tell names once a device was allowed. */
export function useDeviceLists(isOpen: boolean): DeviceLists {
  const [lists, setLists] = useState(none);
  useEffect(() => {
    const devices = navigator.mediaDevices;
    if (!isOpen || !('enumerateDevices' in (devices ?? {}))) return undefined;
    let isOver = false;
    const list = async () => {
      const all = await devices.enumerateDevices().catch(() => []);
      if (!isOver) setLists({ camera: named(all, 'videoinput'), microphone: named(all, 'audioinput') });
    };
    void list();
    devices.addEventListener('devicechange', list);
    return () => {
      isOver = true;
      devices.removeEventListener('devicechange', list);
    };
  }, [isOpen]);
  return lists;
}

const named = (all: readonly MediaDeviceInfo[], kind: MediaDeviceKind) =>
  all
    .filter((one) => one.kind === kind && one.deviceId && one.label)
    .map(({ deviceId: value, label }) => ({ value, label }));
