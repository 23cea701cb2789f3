import type { Reach } from '#web/offline/reach.ts';
import { unsentDoses } from './unsent-doses.ts';

/** Once one no longer sees somebody’s records, what was said of their doses and has not left goes. */
export async function forgetUnreachedDoses(reach: Reach): Promise<void> {
  await unsentDoses.forgetUnreached(reach, 'records');
}
