import { useEffect, useState } from 'react';
import { formatClock } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useInstallation } from '#web/installation.tsx';
import { isAlive, renewSession } from '#app/web/renew.ts';
import { busyEvent } from '#web/busy.ts';
import { hasConnection } from '#web/connection.ts';
import { useSession } from '#web/useSession.tsx';
import { session } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Bars.module.css';

const WARN_BEFORE_MS = 120_000;
const RENEW_BEFORE_MS = 420_000;
const CHECK_EVERY_MS = 10_000;

const unlessOver = (isGoingOn: boolean) => isGoingOn || session.expire();

/** Renews the session of somebody who is busy; warns somebody who is not, two minutes ahead, and lets it end: by what the server says, whatever clock this device has. */
export function SessionEnding() {
  const t = useWords();
  const locale = useLocale();
  const { bases } = useInstallation();
  const { expiresAt, endsAt } = useSession() ?? {};
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    let lastMove = performance.now(); // whoever has just opened the page is there
    const move = () => {
      lastMove = performance.now();
    };
    const look = () => {
      const left = endsAt - performance.now();
      const isBusy = performance.now() - lastMove < RENEW_BEFORE_MS;
      setNear(left < WARN_BEFORE_MS && left > 0);
      if (left <= 0) {
        // Without a connection nobody can log in again: the session ends as soon as there is one, and the server says so.
        if (hasConnection()) void (isBusy ? renewSession(bases) : isAlive(bases)).then(unlessOver, () => undefined);
      } else if (left < RENEW_BEFORE_MS && left > WARN_BEFORE_MS && isBusy)
        void renewSession(bases).catch(() => undefined);
    };
    const events = ['pointerdown', 'keydown', 'scroll', busyEvent];
    for (const event of events) addEventListener(event, move, { passive: true });
    const timer = setInterval(look, CHECK_EVERY_MS);
    look();
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, move);
    };
  }, [endsAt, bases]);

  if (!isNear || !expiresAt) return null;
  const zone = deviceZone();
  const time = formatClock(zone, expiresAt, locale);
  const stay = () =>
    void renewSession(bases)
      .then(unlessOver)
      .catch(() => undefined); // the bar stays: it can be pressed again
  return (
    <div className={styles.bar} role="status" data-testid="session-ending">
      <p>{t('shell.ending', { time })}</p>
      <Button onClick={stay}>{t('shell.ending.stay')}</Button>
    </div>
  );
}
