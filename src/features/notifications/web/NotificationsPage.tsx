import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { FamilyFaces } from '#features/family/web/FamilyFaces.tsx';
import { personIn, useForWhom } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { notifications } from '#features/notifications/contract.ts';
import { dayIn, daysBetween } from '#shared/dates.ts';
import { useRefusalOf } from '#web/connection.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { callsOf } from '#web/queries.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { href } from '#web/paths.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsPage.module.css';
import { latestNotifications, notificationsKey } from './queries.ts';

export const loader = defineLoader(({ search }) => ({
  news: latestNotifications(personIn(search)),
  people: actedFor(),
}));

const groups = ['today', 'week', 'earlier'] as const;

/** Everything that was told, or of one person (`?for=`), grouped by how long ago. */
export default function NotificationsPage() {
  const t = useWords();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const zone = deviceZone();
  const today = dayIn(zone, useOpenedAt());
  const { news, people } = useLoaderData(loader);
  const { data: items, pagization } = news;
  const forWhom = useForWhom();
  const markAll = useMutation({
    mutationFn: () => callsOf(client, notifications).markAllRead(),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: notificationsKey });
      // The button goes once nothing is unread.
      heading.current?.focus();
    },
  });
  const failure = useRefusalOf(markAll.error);
  const groupOf = (updated: string) => {
    const days = daysBetween(dayIn(zone, new Date(updated)), today);
    return days <= 0 ? 'today' : days < 7 ? 'week' : 'earlier';
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <CircleTitle title={t('ui.bell.title')} people={people} />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('ui.bell.title')}
        </h1>
        {pagization.totalCount > 0 && forWhom === undefined && (
          <Button
            variant="quiet"
            isBusy={markAll.isPending}
            onClick={() => markAll.mutate()}
            data-testid="mark-all-read"
          >
            {t('ui.bell.markAll')}
          </Button>
        )}
      </div>
      <FamilyFaces people={people} address={(personId) => href('/notifications', undefined, { for: personId })} />
      {failure && <AskAgain failure={failure} onAsk={markAll.mutate} />}
      {items.length === 0 && (
        <Card>
          <NotificationList items={[]} />
        </Card>
      )}
      {groups.map((group) => {
        const found = items.filter((item) => groupOf(item.updated_at) === group);
        if (found.length === 0) return null;
        return (
          <section key={group} className={styles.group}>
            <h2>{t(`ui.bell.${group}`)}</h2>
            <Card padding="none">
              <NotificationList items={found} />
            </Card>
          </section>
        );
      })}
    </div>
  );
}
