import { useSyncExternalStore } from 'react';
import { deviceZone } from '#web/device-zone.ts';

// It changes while somebody travels, and not while a page is open.
const never = () => () => undefined;

/** The zone of the reader's device; undefined while the page comes alive, because the server does not know it. */
export const useReaderZone = (): string | undefined => useSyncExternalStore(never, deviceZone, () => undefined);
