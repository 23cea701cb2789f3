import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { Booking } from '../../booking.ts';
import { useSayComing } from './useSayComing.ts';

/** Who comes to whom, for sentences that say so. */
export const whoComes = ({ isAtHome, isForSelf, personName, providerName }: Booking) => ({
  isAtHome: String(isAtHome),
  isSelf: String(isForSelf),
  name: personName,
  provider: providerName,
});

/** One tap that says to the provider that somebody comes, and then that it is said; nothing where it cannot be said now. */
export function ComingButton({ booking, isLarge = false }: { booking: Booking; isLarge?: boolean }) {
  const t = useWords();
  const { say, failure } = useSayComing(booking);
  const said = useRef<HTMLParagraphElement>(null);
  const isAnswered = say.isSuccess && booking.isSure;
  useEffect(() => {
    if (isAnswered) said.current?.focus(); // the button is gone
  }, [isAnswered]);
  return (
    <>
      <Refusal failure={failure} />
      {booking.canBeSure && (
        <Button
          size={isLarge ? 'large' : 'medium'}
          icon={<Check size={20} aria-hidden="true" />}
          isBusy={say.isPending}
          onClick={() => say.mutate(true)}
          data-print="hide"
          data-testid="say-coming"
        >
          {t('bookings.coming', whoComes(booking))}
        </Button>
      )}
      {booking.isSure && (
        <p ref={said} tabIndex={-1} className="row" data-testid="said-coming">
          <Check size={20} aria-hidden="true" /> {t('bookings.coming.said', whoComes(booking))}
        </p>
      )}
    </>
  );
}
