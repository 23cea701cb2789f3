import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilInWords } from '#web/moment-in-words.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { Request } from '../request-contract.ts';

/** The family has not paid yet what the new days cost more: until when it can, and what comes then. */
export function OpenDifference({ request: { difference, timeZone } }: { request: Request }) {
  const t = useWords();
  const locale = useLocale();
  if (!difference) return null;
  const cents = formatMoney(difference.cents, locale);
  const moment = untilInWords(difference.payBy, { timeZone, locale });
  return (
    <Notice title={t('partner.difference', { cents })} data-testid="difference">
      <p>{t(difference.isUndoable ? 'partner.difference.undone' : 'partner.difference.stays', { moment })}</p>
    </Notice>
  );
}
