import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type Notification, notifications } from '../contract.ts';
import { NotificationFact } from './NotificationFact.tsx';
import { type NotificationView, useNotificationKinds } from './notification-kinds.tsx';
import styles from './NotificationList.module.css';
import { notificationsKey } from './queries.ts';

type Props = { items: readonly Notification[]; onGo?: () => void };

/** What was told, each as its kind shows it. A click marks it read and leads to what it is about. */
export function NotificationList({ items, onGo }: Props) {
  const t = useWords();
  const kinds = useNotificationKinds();
  const { open, opening } = useOpening(onGo);
  if (items.length === 0)
    return (
      <EmptyState spot="empty" title={t('ui.bell.empty')}>
        {t('ui.bell.empty.text')}
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const view = kinds[item.kind]?.(item);
        if (!view) return null;
        return (
          <li key={item._id}>
            <button
              type="button"
              className={styles.row}
              aria-busy={opening === item._id}
              data-unread={!item.isRead || undefined}
              onClick={() => open({ item, address: view.address })}
              data-testid={view.testId}
            >
              <Row item={item} view={view} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Row({ item, view }: { item: Notification; view: NotificationView }) {
  const t = useWords();
  const zone = deviceZone();
  return (
    <>
      <span className={styles.icon} data-tone={view.tone}>
        {view.icon}
      </span>
      <span className={styles.facts}>
        {!item.isRead && <span className="vh">{t('ui.bell.unread')}</span>}
        {view.content}
        <NotificationFact name={t('ui.bell.updated')}>
          <DateText day={dayIn(zone, new Date(item.updated_at))} />,{' '}
          <span className="nowrap">
            <RelativeTime instant={item.updated_at} zone={zone} />
          </span>
        </NotificationFact>
      </span>
    </>
  );
}

type OpenedItem = { item: Notification; address: string };

function useOpening(onGo: (() => void) | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ item }: OpenedItem) => {
      // Not being able to mark it is no reason not to go there.
      if (!item.isRead)
        await callsOf(client, notifications)
          .markRead({ params: { id: item._id } })
          .catch(() => undefined);
    },
    onSuccess: (_, { address }) => {
      void client.invalidateQueries({ queryKey: notificationsKey });
      onGo?.();
      void navigate(address);
    },
  });
  return { open: mutate, opening: isPending ? variables.item._id : undefined };
}
