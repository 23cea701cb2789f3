import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TimeButton } from '#features/availability/web/TimeButton.tsx';
import { Failure } from '#shared/failure.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import type { callQuery } from '#web/queries.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { SingleTime } from '../../single-time.ts';
import type { singleTimes } from '../../time-contract.ts';
import styles from './TimesList.module.css';

type Props = {
  time: SingleTime;
  booking: { timeZone: string; providerName: string };
  /** Where it could be moved, asked when the dialog opens. */
  free: ReturnType<typeof callQuery<typeof singleTimes.free>>;
  /** What this side should know of it. */
  text?: string;
  move: (to: string) => Promise<unknown>;
  /** Whatever became of it, the booking is asked for again. */
  onSettled: () => Promise<unknown>;
};

/** Puts one time at another one that is free near it, with one tap. */
export function MoveTime({ time, booking, free, text, move, onSettled }: Props) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const inWords = (instant: string) => momentInWords(instant, { ...booking, locale, look: 'short' });
  const moving = useMutation({
    mutationFn: move,
    onSuccess: (_, to) => {
      setOpen(false);
      toast({ text: t('bookings.single.move.done', { moment: inWords(to) }) });
    },
    onSettled,
  });
  const failure = useRefusalOf(moving.error);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          moving.reset();
          setOpen(true);
        }}
        aria-label={t('bookings.single.move.which', { moment: inWords(time.startsAt) })}
        data-testid={`move-${time.startsAt}`}
      >
        {t('bookings.single.move')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('bookings.single.move.title')}
        size="medium"
        data-testid="move-dialog"
      >
        <p>{t('bookings.single.move.text', { moment: inWords(time.startsAt) })}</p>
        {text && <p>{text}</p>}
        {failure && (
          <Notice tone="danger" isLive data-testid="move-refused">
            {t(failure.issues[0]?.key ?? `errors.${failure.code}`, failure.values)}
          </Notice>
        )}
        {isOpen && (
          <FreeTimes
            booking={booking}
            free={free}
            busyWith={moving.isPending ? moving.variables : undefined}
            onTake={moving.mutate}
          />
        )}
      </Dialog>
    </>
  );
}

type FreeTimesProps = Pick<Props, 'booking' | 'free'> & { busyWith: string | undefined; onTake: (to: string) => void };

function FreeTimes({ booking, free, busyWith, onTake }: FreeTimesProps) {
  const t = useWords();
  const locale = useLocale();
  // Times go by the minute.
  const { data, error, refetch } = useQuery({ ...free, staleTime: 0 });
  if (!data) return error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : null;
  if (data.times.length === 0) return <p>{t('bookings.single.move.none', { name: booking.providerName })}</p>;
  return (
    <ul className={styles.free} aria-label={t('bookings.single.move.free')}>
      {data.times.map((to) => (
        <li key={to}>
          <TimeButton
            aria-disabled={busyWith !== undefined || undefined}
            onClick={() => busyWith === undefined && onTake(to)}
            data-testid="free-time"
          >
            {busyWith === to
              ? t('bookings.single.move.busy')
              : sentenceCase(momentInWords(to, { ...booking, locale, look: 'short' }), locale)}
          </TimeButton>
        </li>
      ))}
    </ul>
  );
}
