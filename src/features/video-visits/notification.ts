import * as z from 'zod/mini';

/** The kind of notifications about visits by video; its subject is the booking. */
export const VIDEO_NOTICE = 'video';

/**
 * `opens`: it can be entered; `invited`: to a guest; `waiting`: to the provider; `begun`: the provider lets the family in;
 * `guestAsked`: to the person, whether somebody may come along whom a relative has invited; `guestRefused`: to that relative.
 */
export const videoNotices = ['opens', 'invited', 'waiting', 'begun', 'guestAsked', 'guestRefused'] as const;
export type VideoNotice = (typeof videoNotices)[number];

export const VideoNoticeFacts = z.object({
  what: z.enum(videoNotices),
  provider: z.string(),
  person: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  label: z.string(),
  /** Who was invited, and by whom. */
  guest: z.optional(z.string()),
  by: z.optional(z.string()),
});
export type VideoNoticeFacts = z.output<typeof VideoNoticeFacts>;
