import type { ReactNode } from 'react';
import { nextBooking } from '#features/bookings/web/queries.ts';
import { waitingInvitations } from '#features/circle/web/queries.ts';
import { CareCircle } from '#features/family/web/CareCircle.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { personIn, useForWhom } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { useWhose } from '#features/family/web/useWhose.ts';
import { newMessages } from '#features/messaging/web/queries.ts';
import { myEarlierTimes } from '#features/doctors/web/queries.ts';
import { EarlierLines, EarlierOffers, isWaiting } from '#features/doctors/web/waiting/EarlierTimes.tsx';
import { myWaiting } from '#features/senior-care/web/queries.ts';
import { isInLine, Offers, WaitingDays } from '#features/senior-care/web/waiting/WaitingDays.tsx';
import { visitsIn } from '#features/tours/web/queries.ts';
import { ahead } from '#features/tours/web/visits-ahead.ts';
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
import { type WidgetName, widgetNames } from '../widgets.ts';
import { BookingsCard } from './BookingsCard.tsx';
import styles from './DashboardPage.module.css';
import { EasyTiles } from './EasyTiles.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { NextTicket } from './NextTicket.tsx';
import { NothingYet } from './NothingYet.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import { Welcome } from './Welcome.tsx';
import { Columns } from './widgets/Columns.tsx';
import { NoCards } from './widgets/NoCards.tsx';
import { OpenWidgets } from './widgets/OpenWidgets.tsx';
import { ownWidgets, useArranging } from './widgets/queries.ts';

export const loader = defineLoader(({ search }) => ({
  bookings: nextBooking(personIn(search)),
  people: actedFor(),
  invitations: waitingInvitations(),
  waiting: myWaiting(),
  earlier: myEarlierTimes(),
  visits: visitsIn(search),
  messages: newMessages(),
  videoVisits: myVisits(personIn(search)),
  widgets: ownWidgets(),
}));

const greetingAt = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

/** First what needs the person and what comes next, then their cards as they want them. */
export default function DashboardPage() {
  const t = useWords();
  const locale = useLocale();
  const session = useSession();
  const {
    bookings: { needs, next, week, others, counts },
    people,
    invitations,
    waiting,
    earlier,
    visits,
    videoVisits,
    widgets,
  } = useLoaderData(loader);
  const arranging = useArranging(widgets);
  const forWhom = useForWhom();
  const { other, isStranger } = useWhose(people);
  const isOwn = !other && !isStranger;
  const isShownFor = ({ personId }: { personId: string }) => forWhom === undefined || personId === forWhom;
  const inLine = waiting.data.filter(isShownFor);
  const lines = earlier.data.filter(isShownFor);
  const shown = needs.length + (next ? 1 : 0);
  const isNew = Object.values(counts).every((count) => count === 0);
  const now = useOpenedAt();
  const zone = deviceZone();
  const greeting = t(`dashboard.greeting.${greetingAt(Number(timeIn(zone, now).slice(0, 2)))}`, {
    name: session?.firstName ?? '',
  });
  const cards: Cards = {
    firstSteps: isNew && isOwn && <Welcome />,
    week: <ThisWeek visits={week} today={dayIn(zone, now)} />,
    visits: ahead(visits.data).length > 0 && <VisitsAhead visits={visits.data} />,
    waitingDays: (inLine.some(isInLine) || lines.some(isWaiting)) && (
      <>
        <WaitingDays waiting={inLine} />
        <EarlierLines lines={lines} />
      </>
    ),
    quickActions: <QuickLinks people={people} />,
    bookings: ((isNew && isOwn) || others.length > 0) && <BookingsCard bookings={others} areOthers={shown > 0} />,
  };
  const offered = visits.data.filter(({ status }) => status === 'offered');
  // What waits for an answer by a certain time is hidden by nobody.
  const cardsOfHidden: Partial<Cards> = { visits: offered.length > 0 && <VisitsAhead visits={offered} /> };
  const shownCards = arranging.widgets
    .map(({ name, isShown }) => ({ name, card: (isShown ? cards : cardsOfHidden)[name] }))
    .filter(({ card }) => card);
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('shell.dashboard')} people={people} />
      <header className={styles.head}>
        <div>
          <div className={styles.day}>
            <p>{sentenceCase(formatDayInWords(dayIn(zone, now), locale), locale)}</p>
            <OpenWidgets arranging={arranging} empty={widgetNames.filter((name) => !cards[name])} />
          </div>
          <h1 tabIndex={-1}>{greeting}</h1>
        </div>
        <CareCircle
          people={people.data}
          ownId={people.ownId}
          address={(personId) => href('/dashboard', undefined, { for: personId })}
        />
      </header>
      <Columns shown={arranging.isEasy ? [] : shownCards}>
        <VideoVisitsAhead visits={videoVisits.data} />
        <Offers waiting={inLine} />
        <EarlierOffers lines={lines} />
        <NeedsYou
          needs={needs}
          invitations={isOwn ? invitations.data : []}
          unspoken={people.data.filter(({ _id, lacksBasis }) => lacksBasis && (!forWhom || _id === forWhom))}
          next={next}
          week={week}
        />
        {next && <NextTicket booking={next} />}
        {isNew && other && <NothingYet name={other.firstName} />}
        {arranging.isEasy && offered.length > 0 && <VisitsAhead visits={offered} />}
        {arranging.isEasy ? <EasyTiles people={people} /> : shownCards.length === 0 && <NoCards />}
      </Columns>
    </div>
  );
}

type Cards = Record<WidgetName, ReactNode>;
