import { dayIn, timeIn } from '#shared/dates.ts';

let renderedFor: string | undefined;

/** The time zone of the device, for times that belong to the reader and not to a provider; read anew, because people travel. */
export const deviceZone = (): string => renderedFor ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

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
