import type { Point } from '../place.ts';

const WAIT_MS = 10_000;

/** Where the device is, to half a mile. Rejects when the browser does not share it. */
export async function devicePoint(): Promise<Point> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: WAIT_MS, maximumAge: 600_000 });
  });
  return { latitude: hundredth(coords.latitude), longitude: hundredth(coords.longitude) };
}

const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
