/** Every event that analytics hear of: what calls are counted as, and that the product was installed. None tells anything of anybody's health. */
export const countedEvents = [
  'account.created',
  'account.opened',
  'booking.made',
  'booking.paid',
  'booking.changed',
  'family.added',
  'family.changed',
  'review.written',
  'waiting.joined',
  'partner.applied',
  'product.installed',
] as const;
