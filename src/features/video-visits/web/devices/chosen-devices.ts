import { tabStore } from '#web/tab-store.ts';

export type DeviceKind = 'camera' | 'microphone';
export const deviceKinds: readonly DeviceKind[] = ['camera', 'microphone'];

const keptAs = (kind: DeviceKind) => `visit-${kind}`;

/** The camera or microphone that somebody has chosen in this tab, by the id that the browser gave it: in the check, the room and after a reload. */
export const chosenDevice = (kind: DeviceKind): string | undefined => tabStore.get(keptAs(kind));
export const chooseDevice = (kind: DeviceKind, id: string): void => tabStore.set(keptAs(kind), id);
