import { callQueryOrNull } from '#web/queries.ts';
import { guidedWalks } from '../walk-contract.ts';

/** A guide, or null when there is none of that id. */
export const guideOf = (id: string | undefined) => callQueryOrNull(guidedWalks.one, { params: { id: id ?? 'none' } });
