import * as z from 'zod/mini';
import { refusalReasons } from './photo.ts';

/** The kind of notifications about photographs of a place: of what is refused or taken down the photograph is the subject, of what is shown the place. */
export const PHOTO_NOTICE = 'photo';

/** `refused` and `taken`, which families saw before, say which photograph and why; `shown` is of all that families see since. */
export const PhotoNoticeFacts = z.discriminatedUnion('what', [
  z.object({
    what: z.enum(['refused', 'taken']),
    providerId: z.string(),
    providerName: z.string(),
    alt: z.string(),
    reason: z.enum(refusalReasons),
  }),
  z.object({ what: z.literal('shown'), providerId: z.string(), providerName: z.string() }),
]);
export type PhotoNoticeFacts = z.output<typeof PhotoNoticeFacts>;
