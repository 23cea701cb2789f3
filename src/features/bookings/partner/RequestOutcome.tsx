import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Request } from '../request-contract.ts';
import type { Answer } from './useAnswer.ts';

/** How it ended, and what has just been done about it. */
export function RequestOutcome({ request, answer }: { request: Request; answer: Answer | undefined }) {
  const t = useWords();
  const { familyName: name, cancelled } = request;
  if (answer === 'accepted')
    return (
      <Notice tone="success" isLive title={t('partner.accepted')} data-testid="accepted">
        {t('partner.accepted.text', { name })}
      </Notice>
    );
  return (
    <>
      {answer === 'late' && (
        <Notice tone="warning" isLive data-testid="late">
          {t(`partner.late.${cancelled?.code ?? request.status}`, { provider: request.providerName })}
        </Notice>
      )}
      {cancelled && <Ending request={request} cancelled={cancelled} isNews={answer === 'declined'} />}
    </>
  );
}

type Cancelled = NonNullable<Request['cancelled']>;

function Ending({
  request,
  cancelled: { code, reason },
  isNews,
}: {
  request: Request;
  cancelled: Cancelled;
  isNews: boolean;
}) {
  const t = useWords();
  const amount = formatMoney(request.money.refundCents, useLocale());
  const isRefunded = (code === 'declined' || code === 'expired') && request.money.refundCents > 0;
  return (
    <Notice
      tone={isNews ? 'success' : 'info'}
      isLive={isNews}
      title={t(`partner.outcome.${code}`)}
      data-testid="outcome"
    >
      {reason && <p>{reason}</p>}
      {isRefunded && <p>{t('partner.outcome.refund', { amount, name: request.familyName })}</p>}
    </Notice>
  );
}
