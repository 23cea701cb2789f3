import { newKey } from '#web/new-key.ts';
import { canTakeBack } from '#web/outbox/unsent.ts';
import type { DoseState } from '../../kept-medicine.ts';
import { doseLine, type UnsentDose } from './unsent-dose.ts';
import { unsentDoses } from './unsent-doses.ts';

type OneDose = Pick<UnsentDose, 'medicineId' | 'day' | 'time'>;

/** Says what became of a dose, once however often it is pressed: in place of what has not left, and behind what may have arrived. */
export async function sayDose(dose: Omit<UnsentDose, 'clientId' | 'said'>, said: DoseState | null): Promise<void> {
  const before = lastOf(dose);
  if (before && before.state !== 'refused' && before.said === said) return;
  if (before && !(await takeBackDose(dose))) return; // another tab has just sent it
  const left = lastOf(dose);
  const was = left ? left.said : dose.was;
  if (said !== was) unsentDoses.add({ ...dose, was, clientId: newKey(), said });
}

/** Takes back what was said of a dose and has not left, or was refused; false when it has left meanwhile. */
export async function takeBackDose(dose: OneDose): Promise<boolean> {
  for (let last = lastOf(dose); last && canTakeBack(last); last = lastOf(dose))
    if (!(await unsentDoses.takeBack(last.clientId))) return false;
  return true;
}

const lastOf = (dose: OneDose) => unsentDoses.entries().findLast((entry) => doseLine(entry) === doseLine(dose));
