import type { ChoosingStep } from '#features/bookings/steps.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { href, type Query } from '#web/paths.ts';
import { draws, type Draw } from '../../catalogue.ts';
import type { LabDetails } from '../../centre.ts';
import type { PricedBasket } from '../queries.ts';

/** An order while it is being chosen; `time` is when the draw begins. What is ordered stands in the cart. */
export type OrderDraft = {
  draw: Draw;
  time: string | undefined;
  /** Whom it is for; null is oneself. */
  familyMemberId: string | null;
};

/** What the address bar says; a way that the centre does not offer is the other one. */
export function readDraft(params: URLSearchParams, { homeFeeCents }: Pick<LabDetails, 'homeFeeCents'>): OrderDraft {
  const at = Date.parse(params.get('time') ?? '');
  const wanted = draws.find((draw) => draw === params.get('draw')) ?? 'center';
  return {
    draw: homeFeeCents === null ? 'center' : wanted,
    time: Number.isNaN(at) ? undefined : new Date(at).toISOString(),
    familyMemberId: personNamed(params),
  };
}

/** A step of the booking with everything chosen so far. */
export const stepAddress = ({ draw, time, familyMemberId }: OrderDraft, step: ChoosingStep, more: Query = {}): string =>
  href('/mycart', undefined, { draw, time, for: familyMemberId, step, ...more });

/** What every step gets. */
export type StepProps = {
  lab: LabDetails;
  basket: PricedBasket;
  draft: OrderDraft;
  onChange: (change: Partial<OrderDraft>) => void;
};

/** What the order costs, in cents, with the way home. */
export const totalOf = ({ basket, lab, draft }: Pick<StepProps, 'basket' | 'lab' | 'draft'>): number =>
  (basket.totalCents ?? 0) + feeOf({ lab, draft });

export const feeOf = ({ lab, draft }: Pick<StepProps, 'lab' | 'draft'>): number =>
  draft.draw === 'home' ? (lab.homeFeeCents ?? 0) : 0;
