import * as z from 'zod/mini';
import { Picture } from '#features/providers/provider.ts';
import { RefundPolicy } from './refund-policy.ts';

/** What was bought, as it was when it was bought. A change of the provider's profile, prices or rules changes no booking. */
export const Snapshot = z.object({
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  picture: Picture,
  refundPolicy: RefundPolicy,
  /** What only the kind knows: its schema reads it. */
  details: z.record(z.string(), z.unknown()),
});
export type Snapshot = z.output<typeof Snapshot>;
