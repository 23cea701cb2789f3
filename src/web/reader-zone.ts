import { useSyncExternalStore } from 'react';
import { chosenZone, clockZone, deviceZone, onZone } from '#web/device-zone.ts';

/** The zone in which the reader's times are shown; undefined while the page comes alive, because the server does not know it. */
export const useReaderZone = (): string | undefined => useSyncExternalStore(onZone, deviceZone, () => undefined);

/** The zone that the reader chose for times on this device; undefined when it is the device's own, and while the page comes alive. */
export const useChosenZone = (): string | undefined => useSyncExternalStore(onZone, chosenZone, () => undefined);

/** The zone of the device's own clock; while the page comes alive, the one that it was rendered for. */
export const useClockZone = (): string => useSyncExternalStore(onZone, clockZone, deviceZone);
