import type { ReactNode } from 'react';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Booking } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';
import { forWhom } from '../for-whom.ts';
import type { useMove } from './useMove.ts';

type Props = {
  booking: Booking;
  /** What is booked now, in words. */
  now: string;
  /** When it could be instead; undefined until that is known. */
  times: readonly string[] | undefined;
  time: string | undefined;
  onChoose: (time: string) => void;
  move: ReturnType<typeof useMove>;
  /** The time that is chosen can be sent. */
  canMove?: boolean;
  /** Above the times. */
  notice?: ReactNode;
  /** It takes place on the screen, where the reader’s clock counts. */
  isOnScreen?: boolean;
  /** What its words begin with. */
  words?: string;
};

/** What is booked, when else it could be, and the way there. */
export function MoveTimes(props: Props) {
  const {
    booking,
    now,
    times,
    time,
    onChoose,
    move,
    canMove = true,
    notice,
    isOnScreen,
    words = 'bookings.move',
  } = props;
  const t = useWords();
  const { kind, providerName: name, timeZone, startsAt, what, bookingId } = booking;
  const title = t(`${words}.title`, { name });
  return (
    <>
      <title>{pageTitle(title)}</title>
      <BackLink href={usePagesOf(kind).list(booking)}>{t(`${words}.back`)}</BackLink>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted" data-testid="move-who">
        {forWhom(booking, t)} · {what} · <span className="num nowrap">{bookingId}</span>
      </p>
      <p data-testid="move-now">{t(`${words}.stays`, { moment: now })}</p>
      {notice}
      <Card as="div" className="stack">
        {times === undefined ? (
          <Skeleton shape="card" />
        ) : (
          <SlotPicker
            times={times.filter((one) => one !== startsAt)}
            timeZone={timeZone}
            label={t('availability.timesOf', { name })}
            chosen={time ? [time] : []}
            onChoose={onChoose}
            isOnScreen={isOnScreen}
          />
        )}
        {time && canMove && (
          <div>
            <Button
              size="large"
              isBusy={move.isPending || move.isSuccess}
              busyLabel={t(`${words}.busy`)}
              onClick={() => move.mutate(time)}
              data-testid="move-booking"
            >
              {t(`${words}.yes`)}
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}
