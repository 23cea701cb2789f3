import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Card } from '#web/ui/Card.tsx';
import { calendarFeeds } from '../../feed-contract.ts';
import { PrivateAddress } from '../../web/feed/PrivateAddress.tsx';
import styles from './CalendarFeedCard.module.css';
import { ownFeeds } from './queries.ts';

/** The private address by which one’s own calendar reads who comes. */
export function CalendarFeedCard({ place: { _id: id, name } }: { place: { _id: string; name: string } }) {
  const t = useWords();
  const client = useQueryClient();
  const { data: feeds } = useSuspenseQuery(ownFeeds());
  const heading = useRef<HTMLHeadingElement>(null);
  const calls = callsOf(client, calendarFeeds);
  return (
    <Card aria-labelledby="feed" data-print="hide" data-testid="calendar-feed">
      <h2 id="feed" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('bookings.feed')}
      </h2>
      <PrivateAddress
        text={t('partner.feed.text', { name })}
        feed={feeds?.data.find(({ providerId }) => providerId === id)}
        make={() => calls.make({ params: { id } })}
        stop={() => calls.stop({ params: { id } })}
        onChange={() => client.invalidateQueries({ queryKey: ownFeeds().queryKey })}
        onStopped={() => heading.current?.focus()}
      />
    </Card>
  );
}
