import * as z from 'zod/mini';

/** The kind of notifications about lead requests; its subject is one. */
export const LEAD_NOTICE = 'lead';

export const leadNotices = [
  'sent',
  'opened',
  'contacted',
  'visit_planned',
  'closed',
  'withdrawn',
  'acknowledged',
  'claimed',
] as const;
export type LeadNotice = (typeof leadNotices)[number];

/** What the bell says: which center, and to whom it is said. */
export const LeadNoticeFacts = z.object({
  what: z.enum(leadNotices),
  provider: z.string(),
  to: z.enum(['family', 'provider', 'staff']),
});
export type LeadNoticeFacts = z.output<typeof LeadNoticeFacts>;
