import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Request } from '../request-contract.ts';
import { unpaidInWords } from '../web/pay/unpaid-in-words.ts';

/** A part of the price fell due, and the family has not paid it. */
export function UnpaidPart({ request }: { request: Request }) {
  const t = useWords();
  const unpaid = unpaidInWords(request, useLocale());
  if (!unpaid) return null;
  return (
    <Notice title={t('partner.unpaidPart', unpaid)} data-testid="unpaid-part">
      <p>{t(`partner.unpaidPart.${unpaid.ends}`, unpaid)}</p>
    </Notice>
  );
}
