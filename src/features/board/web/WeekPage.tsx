import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CareCircle } from '#features/family/web/CareCircle.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { PersonFace } from '#features/family/web/PersonFace.tsx';
import { addDays, daysFrom, formatDayInWords } from '#shared/dates.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Reply } from '#shared/call.ts';
import type { board } from '../contract.ts';
import { AddTask } from './AddTask.tsx';
import { BoardDay } from './BoardDay.tsx';
import { HandOff } from './HandOff.tsx';
import { weekIn } from './queries.ts';
import styles from './WeekPage.module.css';

export const loader = defineLoader(({ search }) => ({ people: actedFor(), week: weekIn(search) }));

type Week = Reply<typeof board.week>;
const SUNDAY = 6;

/** One week of somebody, as everybody sees it whom they let see their bookings: who drives, who is there, who does what. */
export default function WeekPage() {
  const t = useWords();
  const { location } = useCurrentRoute();
  const { people, week } = useLoaderData(loader);
  const asked = personIn(new URLSearchParams(location.search));
  const title = !week
    ? t('board.title')
    : week.isForSelf
      ? t('board.title.self')
      : t('board.title.of', { name: week.personName });
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted" data-print="hide">
            {t('board.lead')}
          </p>
        </div>
        <CareCircle
          shown={week?.personId ?? asked ?? people.ownId}
          people={people.data.filter(({ _id, scopes }) => scopes.includes('bookings') || _id === asked)}
          ownId={people.ownId}
          address={(personId) => href('/dashboard-week', undefined, { for: personId })}
        />
      </header>
      {week ? <WholeWeek week={week} /> : <NotShared />}
    </div>
  );
}

function WholeWeek({ week }: { week: Week }) {
  const t = useWords();
  const locale = useLocale();
  const to = addDays(week.from, SUNDAY);
  const address = (day: string | undefined) => href('/dashboard-week', undefined, { for: week.personId, day });
  const range = t('ui.range', {
    from: formatDayInWords(week.from, locale, 'short'),
    to: formatDayInWords(to, locale, 'short'),
  });
  const isNow = week.today >= week.from && week.today <= to;
  return (
    <>
      <p className="print-only">{range}</p>
      <nav className={styles.weeks} aria-label={t('board.weeks')}>
        <a className="link" href={address(addDays(week.from, -1))} data-testid="week-before">
          <ChevronLeft size={22} aria-hidden="true" />
          {t('board.before')}
        </a>
        <b>{range}</b>
        <a className="link" href={address(addDays(to, 1))} data-testid="week-after">
          {t('board.after')}
          <ChevronRight size={22} aria-hidden="true" />
        </a>
        {!isNow && (
          <a className="link" href={address(undefined)}>
            {t('board.now')}
          </a>
        )}
      </nav>
      <div className={styles.columns}>
        <ol className={styles.days} data-testid="board-days">
          {daysFrom(week.from, to).map((day) => (
            <BoardDay key={day} day={day} week={week} />
          ))}
        </ol>
        <div className={styles.rail}>
          <Members week={week} />
          <AddTask key={week.personId} week={week} />
          <HandOff key={`notes ${week.personId}`} week={week} />
        </div>
      </div>
    </>
  );
}

function Members({ week: { members } }: { week: Week }) {
  const t = useWords();
  return (
    <Card className={styles.card} aria-labelledby="board-members" data-print="hide">
      <h2 id="board-members">{t('board.members')}</h2>
      <ul className={styles.members}>
        {members.map(({ name, image, isYou, relationship }) => (
          <li key={name}>
            <PersonFace name={name} image={image} relationship={relationship} />
            <span>
              <b>{isYou ? t('ui.you') : name}</b>
              {relationship && <span className="small muted">{t(`family.relationship.${relationship}`)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <a className="link" href={href('/dashboard-addfamily')}>
        {t('board.members.change')}
      </a>
    </Card>
  );
}

/** Nobody shares this week, or no longer: what was open is gone at once. */
function NotShared() {
  const t = useWords();
  return (
    <Card>
      <EmptyState
        as="h2"
        spot="family"
        title={t('board.unshared')}
        action={<ButtonLink href={href('/dashboard-addfamily')}>{t('family.circle.manage')}</ButtonLink>}
        data-testid="board-unshared"
      >
        {t('board.unshared.text')}
      </EmptyState>
    </Card>
  );
}
