import { CalendarDays, Sun, UserRound } from 'lucide-react';
import { useFindCare } from '#features/bookings/web/booking-pages.tsx';
import { nextBooking } from '#features/bookings/web/queries.ts';
import { dayIn, formatDayInWords, timeIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { useSession } from '#web/login-hint.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { CareCircle } from './CareCircle.tsx';
import styles from './DashboardPage.module.css';
import { LatestBookings } from './LatestBookings.tsx';
import { NextTicket } from './NextTicket.tsx';
import { ThisWeek } from './ThisWeek.tsx';

export const loader = defineLoader(() => ({ bookings: nextBooking() }));

const greetingAt = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** What comes next, what is going on, and the shortest ways to more. */
export default function DashboardPage() {
  const t = useWords();
  const locale = useLocale();
  const session = useSession();
  const { bookings } = useLoaderData(loader);
  const now = useOpenedAt();
  const zone = deviceZone();
  const greeting = t(`dashboard.greeting.${greetingAt(Number(timeIn(zone, now).slice(0, 2)))}`, {
    name: session?.firstName ?? '',
  });
  const actions = [
    { tint: 'sun', icon: Sun, word: 'dashboard.first.find', href: useFindCare() },
    { tint: 'pine', icon: CalendarDays, word: 'dashboard.action.bookings', href: href('/dashboardbookings') },
    { tint: 'sky', icon: UserRound, word: 'dashboard.action.profile', href: href('/myProfile') },
  ] as const;
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('shell.dashboard'))}</title>
      <header className={styles.head}>
        <div>
          <p className={styles.day}>{formatDayInWords(dayIn(zone, now), locale)}</p>
          <h1 tabIndex={-1}>{greeting}</h1>
        </div>
        <CareCircle />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <NextTicket booking={bookings.next} />
          <nav className={styles.actions} aria-label={t('dashboard.actions')}>
            {actions.map(({ tint, icon: Icon, word, href }) => (
              <a key={word} href={href} data-tint={tint}>
                <span>
                  <Icon size={24} aria-hidden="true" />
                </span>
                <b>{t(word)}</b>
              </a>
            ))}
          </nav>
          <Card className={styles.card}>
            <div className={styles.cardHead}>
              <h2>{t('shell.bookings')}</h2>
              <a className="link" href={href('/dashboardbookings')}>
                {t('dashboard.seeAll')}
              </a>
            </div>
            {bookings.latest.length === 0 ? (
              <EmptyState spot="calendar" title={t('dashboard.noBookings')}>
                {t('dashboard.noBookings.text')}
              </EmptyState>
            ) : (
              <LatestBookings bookings={bookings.latest} />
            )}
          </Card>
        </div>
        <div className={styles.rail}>
          <ThisWeek visits={bookings.week} today={dayIn(zone, now)} />
        </div>
      </div>
    </div>
  );
}
