import { nextBooking } from '#features/bookings/web/queries.ts';
import { waitingInvitations } from '#features/circle/web/queries.ts';
import { CareCircle } from '#features/family/web/CareCircle.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { personIn, useForWhom } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { useWhose } from '#features/family/web/useWhose.ts';
import { newMessages } from '#features/messaging/web/queries.ts';
import { myWaiting } from '#features/senior-care/web/queries.ts';
import { Offers, WaitingDays } from '#features/senior-care/web/waiting/WaitingDays.tsx';
import { visitsIn } from '#features/tours/web/queries.ts';
import { VisitsAhead } from '#features/tours/web/VisitsAhead.tsx';
import { myVisits } from '#features/video-visits/web/queries.ts';
import { VideoVisitsAhead } from '#features/video-visits/web/VisitsAhead.tsx';
import { dayIn, formatDayInWords, timeIn } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './DashboardPage.module.css';
import { NeedsYou } from './NeedsYou.tsx';
import { NextTicket } from './NextTicket.tsx';
import { NothingYet } from './NothingYet.tsx';
import { OtherBookings } from './OtherBookings.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { Welcome } from './Welcome.tsx';

export const loader = defineLoader(({ search }) => ({
  bookings: nextBooking(personIn(search)),
  people: actedFor(),
  invitations: waitingInvitations(),
  waiting: myWaiting(),
  visits: visitsIn(search),
  messages: newMessages(),
  videoVisits: myVisits(personIn(search)),
}));

const greetingAt = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** First what needs the person, then what comes next, what goes on, and the shortest ways to more. */
export default function DashboardPage() {
  const t = useWords();
  const locale = useLocale();
  const session = useSession();
  const {
    bookings: { needs, next, week, others, counts },
    people,
    invitations,
    waiting,
    visits,
    videoVisits,
  } = useLoaderData(loader);
  const forWhom = useForWhom();
  const { other, isStranger } = useWhose(people);
  const isOwn = !other && !isStranger;
  const inLine = waiting.data.filter(({ personId }) => forWhom === undefined || personId === forWhom);
  const shown = needs.length + (next ? 1 : 0);
  const isNew = Object.values(counts).every((count) => count === 0);
  const now = useOpenedAt();
  const zone = deviceZone();
  const greeting = t(`dashboard.greeting.${greetingAt(Number(timeIn(zone, now).slice(0, 2)))}`, {
    name: session?.firstName ?? '',
  });
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('shell.dashboard')} people={people} />
      <header className={styles.head}>
        <div>
          <p className={styles.day}>{sentenceCase(formatDayInWords(dayIn(zone, now), locale), locale)}</p>
          <h1 tabIndex={-1}>{greeting}</h1>
        </div>
        <CareCircle
          people={people.data}
          ownId={people.ownId}
          address={(personId) => href('/dashboard', undefined, { for: personId })}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.first}>
          <VideoVisitsAhead visits={videoVisits.data} />
          <Offers waiting={inLine} />
          <NeedsYou
            needs={needs}
            invitations={isOwn ? invitations.data : []}
            unspoken={people.data.filter(({ _id, lacksBasis }) => lacksBasis && (!forWhom || _id === forWhom))}
            next={next}
            week={week}
          />
          {next && <NextTicket booking={next} />}
          {isNew && isOwn && <Welcome />}
          {isNew && other && <NothingYet name={other.firstName} />}
        </div>
        <div className={styles.rail}>
          <ThisWeek visits={week} today={dayIn(zone, now)} />
          <VisitsAhead visits={visits.data} />
          <WaitingDays waiting={inLine} />
          <QuickLinks people={people} />
        </div>
        {((isNew && isOwn) || others.length > 0) && (
          <Card className={styles.card}>
            <div className={styles.cardHead}>
              <h2>{t(shown > 0 ? 'dashboard.others' : 'shell.bookings')}</h2>
              <a className="link" href={href('/dashboardbookings', undefined, { for: forWhom })}>
                {t('dashboard.seeAll')}
              </a>
            </div>
            {isNew ? (
              <EmptyState spot="calendar" title={t('dashboard.noBookings')}>
                {t('dashboard.noBookings.text')}
              </EmptyState>
            ) : (
              <OtherBookings bookings={others} />
            )}
          </Card>
        )}
      </div>
    </div>
  );
}
