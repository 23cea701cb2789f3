import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { MessageDays } from '#features/threads/web/MessageDays.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Talk } from '../talk.ts';
import { KeepInRecords } from './KeepInRecords.tsx';
import styles from './TalkPane.module.css';
import type { SaidMessages } from './useMessages.ts';

type Props = { talk: Talk; said: SaidMessages; isPlace: boolean; children: ReactNode };

/** What was said: it opens at its end, and what came before is brought while one scrolls up, without a jump. */
export function Said({ talk, said, isPlace, children }: Props) {
  const t = useWords();
  const { name } = talk.other;
  const top = useRef<HTMLDivElement>(null);
  const { messages, hasEarlier, isBringing, bringEarlier, freshFrom } = said;
  const bring = useEffectEvent(bringEarlier);
  const oldest = messages[0]?.sequence;
  useEffect(() => {
    const element = top.current;
    if (!element || !hasEarlier) return undefined;
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && bring());
    watching.observe(element);
    return () => watching.disconnect();
    // anew for every part that was brought: a short one may leave the top in sight
  }, [hasEarlier, oldest]);
  return (
    <div
      className={styles.scroller}
      tabIndex={0}
      role="region"
      aria-label={t('messaging.with', { name })}
      data-testid="said"
    >
      <div className={styles.said}>
        <div ref={top} className={styles.top}>
          {hasEarlier ? (
            <Button variant="quiet" isBusy={isBringing} onClick={bringEarlier} data-testid="earlier">
              {t('messaging.earlier')}
            </Button>
          ) : (
            messages.length > 0 && <p className="small muted">{t('messaging.beginning')}</p>
          )}
        </div>
        {messages.length === 0 && (
          <div className={styles.begin}>
            <h2>{t('messaging.begin')}</h2>
            <p className="muted">{t(isPlace ? 'messaging.begin.partner' : 'messaging.begin.text', { name })}</p>
          </div>
        )}
        <MessageDays
          messages={messages}
          freshFrom={freshFrom}
          underFiles={isPlace ? undefined : (message) => <KeepInRecords talk={talk} message={message} />}
        />
        {children}
      </div>
    </div>
  );
}
