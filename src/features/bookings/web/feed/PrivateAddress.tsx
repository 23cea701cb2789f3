import { useMutation } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ownMomentInWords } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { CalendarFeed } from '../../feed-contract.ts';
import { FreshAddress } from './FreshAddress.tsx';
import styles from './PrivateAddress.module.css';

type Calls = {
  make: () => Promise<{ address: string }>;
  stop: () => Promise<unknown>;
  /** Asks for `feed` again. */
  onChange: () => Promise<unknown>;
  /** The button that was pressed is gone. */
  onStopped: () => void;
};
type Props = Calls & {
  /** What its reader learns, and what not. */
  text: string;
  feed: CalendarFeed | undefined;
};

/** The private address by which a calendar reads: made, shown once, made anew, stopped. */
export function PrivateAddress({ text, feed, ...calls }: Props) {
  const t = useWords();
  const { address, make, stop } = useFeed(calls);
  const failure = make.error ?? stop.error;
  return (
    <div className={styles.feed}>
      <p className="muted">{text}</p>
      <Refusal failure={failure instanceof Failure ? failure : undefined} />
      {address !== undefined && feed && <FreshAddress address={address} />}
      {feed && address === undefined && <Known feed={feed} />}
      <div className={styles.actions}>
        {feed ? (
          <>
            <Renew isBusy={make.isPending} onConfirm={() => make.mutate()} />
            <Button
              variant="quiet"
              isBusy={stop.isPending}
              busyLabel={t('bookings.feed.stopping')}
              onClick={() => stop.mutate()}
              data-testid="feed-stop"
            >
              {t('bookings.feed.stop')}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            icon={<CalendarSync size={22} aria-hidden="true" />}
            isBusy={make.isPending}
            busyLabel={t('bookings.feed.making')}
            onClick={() => make.mutate()}
            data-testid="feed-make"
          >
            {t('bookings.feed.make')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The address is known here alone, until the page is left. */
function useFeed({ onChange, onStopped, ...calls }: Calls) {
  const t = useWords();
  const toast = useToast();
  const [address, setAddress] = useState<string>();
  const make = useMutation({
    mutationFn: calls.make,
    onSuccess: async (made) => {
      await onChange();
      setAddress(made.address);
    },
  });
  const stop = useMutation({
    mutationFn: calls.stop,
    onSuccess: async () => {
      setAddress(undefined);
      await onChange();
      toast({ text: t('bookings.feed.stopped') });
      onStopped();
    },
  });
  return { address, make, stop };
}

function Known({ feed: { createdAt, readAt } }: { feed: CalendarFeed }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <p data-testid="feed-known">
      {t('bookings.feed.since', { moment: ownMomentInWords(createdAt, locale) })}{' '}
      {readAt ? t('bookings.feed.read', { moment: ownMomentInWords(readAt, locale) }) : t('bookings.feed.unread')}
    </p>
  );
}

function Renew({ isBusy, onConfirm }: { isBusy: boolean; onConfirm: () => void }) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) setAsking(false);
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} data-testid="feed-renew">
        {t('bookings.feed.renew')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bookings.feed.renew.title')}
        confirmLabel={t('bookings.feed.renew')}
        cancelLabel={t('bookings.feed.renew.no')}
        busyLabel={t('bookings.feed.making')}
        isBusy={isBusy}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
        data-testid="renew"
      >
        <p>{t('bookings.feed.renew.text')}</p>
      </ConfirmDialog>
    </>
  );
}
