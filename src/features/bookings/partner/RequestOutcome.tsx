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
  const ending = cancelled?.code ?? request.status;
  // What the family or the clock did is said by how it ended.
  const isByColleague = answer === 'elsewhere' && (!cancelled || ending === 'declined');
  return (
    <>
      {(answer === 'late' || isByColleague) && (
        <Notice tone="warning" isLive data-testid="late">
          {t(`partner.late.${ending}`, { provider: request.providerName })}
        </Notice>
      )}
      {cancelled && <Ending request={request} cancelled={cancelled} answer={answer} />}
    </>
  );
}

type RequestCancellation = NonNullable<Request['cancelled']>;

function Ending({
  request,
  cancelled: { code, reason },
  answer,
}: {
  request: Request;
  cancelled: RequestCancellation;
  answer: Answer | undefined;
}) {
  const t = useWords();
  const amount = formatMoney(request.money.refundCents, useLocale());
  const isRefunded = (code === 'declined' || code === 'expired') && request.money.refundCents > 0;
  return (
    <Notice
      tone={answer === 'declined' ? 'success' : 'info'}
      isLive={answer === 'declined' || answer === 'elsewhere'}
      title={t(`partner.outcome.${code}`)}
      data-testid="outcome"
    >
      {reason && <p>{reason}</p>}
      {isRefunded && <p>{t('partner.outcome.refund', { amount, name: request.familyName })}</p>}
    </Notice>
  );
}
