import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { MINUTE_MS } from '#shared/durations.ts';
import type { Failure } from '#shared/failure.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { untilClock } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useNow } from '#web/useNow.ts';
import { HOLD_MINUTES } from '../../hold-seconds.ts';
import styles from './Lines.module.css';

type Props = {
  title: string;
  /** Until when it is held, an instant, and on whose clock that is told. */
  until: string;
  timeZone: string;
  /** What else there is to say of it. */
  facts: string;
  more?: ReactNode;
  /** The way to take it. */
  accept: ReactNode;
  onDecline: () => void;
  isDeclining: boolean;
  failure: Failure | undefined;
};

/** What is held for this family alone, until when, and the two answers. */
export function OfferNotice({ title, until, timeZone, facts, more, accept, onDecline, isDeclining, failure }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const minutes = Math.min(HOLD_MINUTES, Math.ceil((Date.parse(until) - now.getTime()) / MINUTE_MS));
  return (
    <Notice
      tone="warning"
      isLive
      title={title}
      data-testid="offer"
      action={
        minutes > 0 && (
          <span className={styles.actions}>
            {accept}
            <Button
              variant="secondary"
              isBusy={isDeclining}
              busyLabel={t('availability.line.busy')}
              onClick={onDecline}
              data-testid="offer-decline"
            >
              {t('availability.line.decline')}
            </Button>
          </span>
        )
      }
    >
      <p className={styles.until}>
        <Hourglass size={20} aria-hidden="true" />
        <span data-testid="offer-clock">
          {minutes > 0
            ? t('availability.line.until', { time: untilClock(until, { timeZone, locale }), minutes })
            : t('availability.line.over')}
        </span>
      </p>
      <p className="small">{facts}</p>
      {more}
      {failure && <p role="alert">{t(`errors.${failure.code}`, failure.values)}</p>}
    </Notice>
  );
}
