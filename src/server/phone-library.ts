import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { plainPhone, readPhone as byRule } from '#shared/phone-rule.ts';

/**
 * Does on the server what `shared/phone-rule.ts` does in the browser, for whatever programs send, too: `#read-phone` is one or the other. What a
 * form lets through is the same number here; numbers of other countries and with extensions are none.
 */
export function readPhone(text: string): string | undefined {
  const found = parsePhoneNumberFromString(plainPhone(text), { defaultCountry: 'US', extract: false });
  if (!found?.isPossible() || found.ext) return undefined;
  return byRule(found.number);
}
