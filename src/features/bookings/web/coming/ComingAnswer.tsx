import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { Booking } from '../../booking.ts';
import { CancelBooking } from '../CancelBooking.tsx';
import { ChangeDays } from '../when/ChangeDays.tsx';
import { ComingButton, whoComes } from './ComingButton.tsx';
import { useSayComing } from './useSayComing.ts';

type Props = { booking: Booking; isLarge?: boolean; onDone: () => void };

/** Whether somebody comes: the yes in one tap, and from the no the ways to another time or out of the booking. */
export function ComingAnswer({ booking, isLarge = false, onDone }: Props) {
  const t = useWords();
  const [isUnable, setUnable] = useState(false);
  const { say, failure } = useSayComing(booking);
  if (!booking.canBeSure && !booking.isSure) return null;
  const refuse = () => (booking.isSure ? say.mutate(false, { onSuccess: () => setUnable(true) }) : setUnable(true));
  return (
    <Card data-testid="coming">
      <div className="actions">
        {!isUnable && <ComingButton booking={booking} isLarge={isLarge} />}
        {!isUnable && (
          <Button variant="quiet" isBusy={say.isPending} onClick={refuse} data-print="hide" data-testid="cannot-come">
            {t('bookings.coming.cannot', whoComes(booking))}
          </Button>
        )}
      </div>
      <Refusal failure={failure} />
      {isUnable && (
        <Notice
          isLive
          action={
            <div className="actions">
              <ChangeDays booking={booking} />
              {booking.canCancel && <CancelBooking booking={booking} onCancelled={onDone} />}
              <Button variant="quiet" onClick={() => setUnable(false)} data-testid="comes-after-all">
                {t('bookings.coming.back')}
              </Button>
            </div>
          }
          data-testid="unable"
        >
          {t('bookings.coming.cannot.text', whoComes(booking))}
        </Notice>
      )}
    </Card>
  );
}
