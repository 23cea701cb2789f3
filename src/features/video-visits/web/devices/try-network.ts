import type { DeviceCheck } from '../../visit.ts';

const THIN_MS = 700;
const PATIENCE_MS = 6000;

/** How the line to our own server is: by the middle one of three questions. */
export async function tryNetwork(ask: (signal: AbortSignal) => Promise<unknown>): Promise<DeviceCheck['network']> {
  const times: number[] = [];
  try {
    for (let count = 0; count < 3; count += 1) {
      const begun = performance.now();
      await ask(AbortSignal.timeout(PATIENCE_MS));
      times.push(performance.now() - begun);
    }
  } catch {
    return times.length > 0 ? 'thin' : 'none';
  }
  const [, middle = 0] = times.toSorted((one, other) => one - other);
  return middle > THIN_MS ? 'thin' : 'good';
}
