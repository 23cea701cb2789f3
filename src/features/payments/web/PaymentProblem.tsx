import { useLayoutEffect, useRef } from 'react';
import type { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = { declined: string | undefined; failure: Failure | undefined };

/** Why a payment did not go through, and what helps; takes the focus, because the button that was pressed is far below. */
export function PaymentProblem({ declined, failure }: Props) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const isShown = declined !== undefined || failure !== undefined;
  // with what is shown, so that whoever types on at once is not taken out of a field
  useLayoutEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {declined !== undefined && (
        <Notice tone="danger" isLive title={t(`payments.declined.${declined}`)} data-testid="declined">
          {t('payments.declined.next')}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" isLive title={t(`errors.${failure.code}`, failure.values)} data-testid="payment-failed">
          {t('payments.failed.next')}
        </Notice>
      )}
    </div>
  );
}
