import { dayIn, isTimeZone, timeIn } from '#shared/dates.ts';
import { device } from './device.ts';

let renderedFor: string | undefined;

/** The time zone that the device itself is set to; read anew, because people travel. */
export const clockZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone that the reader chose for times on this device; undefined when they are told on its own clock. */
export function chosenZone(): string | undefined {
  const { shownZone } = device.choices();
  return shownZone !== undefined && isTimeZone(shownZone) ? shownZone : undefined;
}

/** The time zone in which this device shows times that belong to the reader and not to a provider: the one they chose, or its own. */
export const deviceZone = (): string => renderedFor ?? chosenZone() ?? clockZone();

const followers = new Set<() => void>();

/** Runs `follow` whenever times are shown in another zone. */
export function onZone(follow: () => void) {
  followers.add(follow);
  return () => void followers.delete(follow);
}

/** Shows times in that zone on this device from now on, on the documents that come, too; on its own clock when it is undefined. */
export function showTimesIn(shownZone: string | undefined) {
  device.choose({ shownZone });
  for (const follow of followers) follow();
}

/** Renders as on a device in that zone. `render` must not wait for anything: the server renders for others meanwhile. */
export function renderedIn<Output>(zone: string, render: () => Output): Output {
  renderedFor = zone;
  try {
    return render();
  } finally {
    renderedFor = undefined;
  }
}

/** Whether clocks in that zone show the reader's own day and time at that instant: then it needs no name. */
export const isReadersClock = (zone: string, at: Date): boolean => {
  const here = deviceZone();
  return dayIn(here, at) === dayIn(zone, at) && timeIn(here, at) === timeIn(zone, at);
};
