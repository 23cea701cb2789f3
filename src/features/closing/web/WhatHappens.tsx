import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import type { ClosingKind } from '#features/account/leaving.ts';
import { RETURN_DAYS } from '../closing.ts';
import styles from './OwnData.module.css';

/** Today, the time to come back, and the day on which it ends. */
export function WhatHappens({ kind, until }: { kind: ClosingKind; until: string }) {
  const t = useWords();
  const locale = useLocale();
  const day = formatDayInWords(until, locale);
  return (
    <Card aria-labelledby="what-happens" className={styles.stack}>
      <h2 id="what-happens">{t('closing.happens.title')}</h2>
      <Timeline
        moments={[
          { title: t('closing.happens.today'), detail: t('closing.happens.today.text'), state: 'now' },
          {
            title: t('closing.happens.meanwhile', { days: RETURN_DAYS }),
            detail: t(`closing.happens.meanwhile.${kind}`, { day }),
            state: 'next',
          },
          { title: day, detail: t('closing.happens.end'), state: 'next' },
        ]}
        data-testid="what-happens"
      />
    </Card>
  );
}
