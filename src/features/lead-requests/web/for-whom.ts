import type { Translator } from '#shared/words.ts';
import type { LeadRequest } from '../lead-request.ts';

/** 'For Rosa Marín', 'For you', or for somebody whom one may no longer name. */
export function forWhom({ personName: person, isForSelf }: LeadRequest, t: Translator): string {
  if (person === null) return t('leadRequests.forSomebody');
  return isForSelf ? t('leadRequests.forYou') : t('leadRequests.for', { person });
}
