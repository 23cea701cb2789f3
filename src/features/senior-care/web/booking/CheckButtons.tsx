import { CreditCard, Lock } from 'lucide-react';
import { useState } from 'react';
import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import type { PaymentAtOnce } from '#features/payments/web/at-once/usePayAtOnce.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  who: string | undefined;
  /** It is for whoever books; for somebody else the button that pays names them. */
  isSelf: boolean;
  paying: Pick<PaymentAtOnce, 'method' | 'cents' | 'isAsking' | 'isPaying' | 'isPaused'>;
  isBusy: boolean;
  /** Nothing can be sent: without a connection it waits. */
  isPaused: boolean;
  onPress: (way: 'pay' | 'hold') => void;
};

/** Book and pay with the card above, or hold it and pay another way; whoever cannot pay here holds it and goes on. Busy until it is known which. */
export function CheckButtons({ who, isSelf, paying, isBusy, isPaused, onPress }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { method, cents, isAsking, isPaying } = paying;
  const amount = formatMoney(cents, locale);
  const [pressed, setPressed] = useState<'pay' | 'hold'>();
  const press = (way: 'pay' | 'hold') => {
    setPressed(way);
    onPress(way);
  };
  const sending = isPaying ? 'payments.paying' : 'seniorCare.booking.busy';
  const busyLabel = t(isPaused || paying.isPaused ? 'shell.offline.sending' : sending);
  const isWaiting = isBusy || isAsking;
  if (method === undefined)
    return (
      <StepContinue
        key="hold"
        who={who}
        isBusy={isWaiting}
        {...(!isAsking && { busyLabel })}
        onClick={() => press('hold')}
      />
    );
  return (
    <>
      <StepContinue
        key="pay"
        who={who}
        isBusy={isWaiting}
        {...(pressed !== 'hold' && !isAsking && { busyLabel })}
        icon={<Lock size={20} aria-hidden="true" />}
        onClick={() => press('pay')}
        data-testid="book-and-pay"
      >
        {who === undefined || isSelf
          ? t('payments.bookAndPay', { amount })
          : t('payments.bookForAndPay', { name: who, amount })}
      </StepContinue>
      <p>
        <Button
          type="submit"
          variant="quiet"
          isBusy={isWaiting}
          {...(pressed === 'hold' && { busyLabel })}
          icon={<CreditCard size={20} aria-hidden="true" />}
          onClick={() => press('hold')}
          data-testid="booking-continue"
        >
          {t('seniorCare.booking.holdOther', { minutes: HOLD_MINUTES })}
        </Button>
      </p>
    </>
  );
}
