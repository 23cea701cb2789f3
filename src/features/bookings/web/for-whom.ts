import type { Translator } from '#shared/words.ts';

/** 'For Rosa Marín', or 'For you'. */
export const forWhom = (
  { isForSelf, personName }: { isForSelf: boolean; personName: string },
  t: Translator,
): string => (isForSelf ? t('bookings.forYou') : t('bookings.for', { name: personName }));
