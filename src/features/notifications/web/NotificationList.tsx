import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BookingNotification, notifications } from '#features/notifications/contract.ts';
import { dayIn } from '#shared/dates.ts';
import { callsOf } from '#web/queries.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import styles from './NotificationList.module.css';
import { notificationsKey } from './queries.ts';

const icons = { pending: Hourglass, accepted: CircleCheck, scheduled: CalendarCheck, cancelled: CircleX } as const;

type Props = { items: readonly BookingNotification[]; onGo?: () => void };

/** The four fields of the specification. A click marks it read and opens the booking as an ongoing record, or the centre's request. */
export function NotificationList({ items, onGo }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const zone = deviceZone();
  const open = useMutation({
    mutationFn: async (item: BookingNotification) => {
      // Not being able to mark it is no reason not to go there.
      if (!item.isRead)
        await callsOf(client, notifications)
          .markRead({ params: { bookingId: item._id } })
          .catch(() => undefined);
      await client.invalidateQueries({ queryKey: notificationsKey });
      return item;
    },
    onSuccess: (item) => {
      onGo?.();
      void navigate(
        item.isForProvider
          ? href('/partner', undefined, { id: item._id })
          : href('/dashboardbookings', undefined, { tab: 'ongoing', id: item._id }),
      );
    },
  });
  if (items.length === 0)
    return (
      <EmptyState spot="empty" title={t('ui.bell.empty')}>
        {t('ui.bell.empty.text')}
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const Icon = icons[item.status];
        return (
          <li key={item._id}>
            <button
              type="button"
              className={styles.row}
              aria-busy={open.isPending && open.variables?._id === item._id}
              data-unread={!item.isRead || undefined}
              onClick={() => open.mutate(item)}
              data-testid={`notification-${item.bookingId}`}
            >
              <span className={styles.icon} data-status={item.status}>
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className={styles.facts}>
                {!item.isRead && <span className="vh">{t('ui.bell.unread')}</span>}
                <Fact name={t('ui.bell.date')}>
                  <DateText day={item.bookedDate} />
                </Fact>
                <Fact name={t('ui.bell.id')}>
                  <span className="num">{item.bookingId}</span>
                </Fact>
                <Fact name={t('ui.bell.status')}>{t(`status.${item.status}`)}</Fact>
                <Fact name={t('ui.bell.updated')}>
                  <DateText day={dayIn(zone, new Date(item.updated_at))} />,{' '}
                  <RelativeTime instant={item.updated_at} zone={zone} />
                </Fact>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <span className={styles.name}>{name} </span>
      <b>{children}</b>
    </span>
  );
}
