import * as z from 'zod/mini';

/** The kind of notifications that an order has come further; its subject is the booking. */
export const LAB_NOTICE = 'lab';

export const labNotices = ['collected', 'in_lab', 'talk', 'reported', 'corrected'] as const;
export type LabNotice = (typeof labNotices)[number];

/** Of whose order at which centre; nothing of what was tested or found. */
export const LabNoticeFacts = z.object({
  what: z.enum(labNotices),
  provider: z.string(),
  person: z.string(),
});
export type LabNoticeFacts = z.output<typeof LabNoticeFacts>;
