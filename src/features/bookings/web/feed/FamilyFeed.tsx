import { CalendarSync } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart } from '#web/opened-part.ts';
import { Card } from '#web/ui/Card.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './FamilyFeed.module.css';

const FamilyAddress = openedPart(async () => (await import('./FamilyAddress.tsx')).FamilyAddress);

/** The way of all bookings into one’s own calendar: a line below them, which asks for more when it is opened. */
export function FamilyFeed() {
  const t = useWords();
  const line = useRef<HTMLDetailsElement>(null);
  // Stays when the line is closed: an address that was just made is nowhere else.
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    // Before the page came alive.
    if (line.current?.open) setOpened(true);
  }, []);
  return (
    <Card padding="none" className={styles.card} data-print="hide" data-testid="family-feed">
      <Disclosure
        ref={line}
        onToggle={() => setOpened(true)}
        summary={
          <span className={styles.name} data-testid="family-feed-open">
            <CalendarSync size={22} aria-hidden="true" />
            {t('bookings.feed')}
          </span>
        }
      >
        {wasOpened && (
          <Suspense fallback={<Skeleton shape="line" />}>
            <FamilyAddress onStopped={() => line.current?.querySelector('summary')?.focus()} />
          </Suspense>
        )}
      </Disclosure>
    </Card>
  );
}
