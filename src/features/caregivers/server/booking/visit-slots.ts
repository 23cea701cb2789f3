import { slotKind } from '#features/availability/server/slot-kind.ts';
import { CARE_VISIT } from '../../visit.ts';

const HOUR_MINUTES = 60;

/** A visit takes as many slots as it lasts hours. */
export const visitSlots = slotKind(CARE_VISIT, HOUR_MINUTES);
