import { Car, Check, HandHelping, House, Users } from 'lucide-react';
import { meetsElsewhere, usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { useVisitHours } from '#features/bookings/web/when/useVisitHours.ts';
import { PersonFace } from '#features/family/web/PersonFace.tsx';
import type { Reply } from '#shared/call.ts';
import { type Day, formatClock, formatDayInWords, formatWeekday, weekdayOf } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { type BoardTour, type BoardVisit, type DayPart, parts, type Taker, type Task } from '../board.ts';
import type { board } from '../contract.ts';
import { useDo } from './queries.ts';
import styles from './WeekPage.module.css';

type Props = { day: Day; week: Reply<typeof board.week> };

/** A day of the board: where somebody goes, who brings them, and what else is to do. */
export function BoardDay({ day, week }: Props) {
  const t = useWords();
  const locale = useLocale();
  const visits = week.visits.filter((visit) => visit.day === day);
  const tours = week.tours.filter((tour) => tour.day === day);
  const tasks = week.tasks.filter((task) => task.day === day);
  return (
    <li
      className={styles.day}
      data-today={day === week.today || undefined}
      data-over={day < week.today || undefined}
      data-testid={`board-${day}`}
    >
      <h2 className={styles.date}>
        <span aria-hidden="true">{sentenceCase(formatWeekday(weekdayOf(day), locale), locale)}</span>
        <b aria-hidden="true">{Number(day.slice(8))}</b>
        <span className="vh">{formatDayInWords(day, locale)}</span>
      </h2>
      <div className={styles.things}>
        {visits.length + tours.length + tasks.length === 0 && <p className="muted">{t('board.free')}</p>}
        {visits.map((visit) => (
          <VisitCard key={visit.bookingId + visit.startsAt} visit={visit} isOver={day < week.today} />
        ))}
        {tours.map((tour) => (
          <TourCard key={tour._id} tour={tour} />
        ))}
        {tasks.length > 0 && (
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <TaskRow key={task._id} task={task} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const icons = { there: Car, back: House, with: Users } as const satisfies Record<DayPart, unknown>;

function VisitCard({ visit, isOver }: { visit: BoardVisit; isOver: boolean }) {
  const t = useWords();
  const { act, isBusy, failure } = useDo();
  const { bookingId: booking, kind, startsAt, providerName, isConfirmed, isUnpaid, takers } = visit;
  const pages = usePagesOf(kind);
  return (
    <article className={styles.visit} data-tint={pages.tint} data-asked={!isConfirmed || undefined}>
      <div>
        <h3>{providerName}</h3>
        <p className="small">
          {useVisitHours(visit)} · {visit.what}
          {!isConfirmed && <span> · {t(isUnpaid ? 'board.unpaid' : 'board.asked')}</span>}
        </p>
      </div>
      <ul className={styles.parts}>
        {parts
          .filter((part) => !meetsElsewhere(pages, visit) || part === 'with' || takers[part])
          .map((part) => {
            const Icon = icons[part];
            return (
              <li key={part} data-testid={`part-${part}`}>
                <Icon size={20} aria-hidden="true" />
                <span>{t(`board.part.${part}`)}</span>
                <Doer
                  taker={takers[part]}
                  what={`${t(`board.part.${part}`)}, ${providerName}`}
                  isFixed={isOver}
                  isBusy={isBusy}
                  onTake={() => act({ booking, startsAt, part, change: 'take' })}
                  onGiveBack={() => act({ booking, startsAt, part, change: 'giveBack' })}
                />
              </li>
            );
          })}
      </ul>
      <Refusal failure={failure} />
    </article>
  );
}

/** Somebody goes to see a place before booking. */
function TourCard({ tour: { _id: id, startsAt, endsAt, timeZone, providerName, isConfirmed } }: { tour: BoardTour }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <article className={styles.visit} data-tint="sun" data-asked={!isConfirmed || undefined} data-testid="board-tour">
      <div>
        <h3>
          <a className="link" href={href('/dashboard-visits', undefined, { id })}>
            {providerName}
          </a>
        </h3>
        <p className="small">
          {formatClock(timeZone, startsAt, locale)} – {formatClock(timeZone, endsAt, locale)} · {t('board.tour')}
          {!isConfirmed && <span> · {t('board.asked')}</span>}
        </p>
      </div>
    </article>
  );
}

function TaskRow({ task: { _id: id, title, by, canRemove, taker, isDone } }: { task: Task }) {
  const t = useWords();
  const { act, isBusy, failure } = useDo();
  return (
    <li className={styles.task} data-done={isDone || undefined} data-testid="board-task">
      <div>
        <b>{title}</b>
        <span className="small muted" data-print="hide">
          {t('board.by', { name: by })}
        </span>
      </div>
      <div className={styles.actions}>
        {isDone ? (
          <span className={styles.done}>
            <Check size={20} aria-hidden="true" />
            {t('board.done.by', { name: taker ? (taker.isYou ? t('ui.you') : taker.firstName) : '' })}
          </span>
        ) : (
          <Doer
            taker={taker}
            what={title}
            isFixed={false}
            isBusy={isBusy}
            onTake={() => act({ task: id, change: 'take' })}
            onGiveBack={() => act({ task: id, change: 'giveBack' })}
          />
        )}
        {taker?.isYou && (
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => act({ task: id, change: isDone ? 'notDone' : 'done' })}
            data-testid={isDone ? 'task-notDone' : 'task-done'}
          >
            {t(isDone ? 'board.notDone' : 'board.done')}
            <span className="vh">: {title}</span>
          </Button>
        )}
        {canRemove && !taker && (
          <Button variant="quiet" isBusy={isBusy} onClick={() => act({ task: id, change: 'remove' })}>
            {t('board.remove')}
            <span className="vh">: {title}</span>
          </Button>
        )}
      </div>
      <Refusal failure={failure} />
    </li>
  );
}

type DoerProps = {
  taker: Taker;
  what: string;
  isFixed: boolean;
  isBusy: boolean;
  onTake: () => void;
  onGiveBack: () => void;
};

/** Who does it, or the way to say that one does. */
function Doer({ taker, what, isFixed, isBusy, onTake, onGiveBack }: DoerProps) {
  const t = useWords();
  if (!taker)
    return isFixed ? (
      <span className="muted">{t('board.nobody')}</span>
    ) : (
      <Button
        variant="secondary"
        icon={<HandHelping size={20} aria-hidden="true" />}
        isBusy={isBusy}
        onClick={onTake}
        data-testid="take"
      >
        {t('board.take')}
        <span className="vh">: {what}</span>
      </Button>
    );
  return (
    <span className={styles.doer} data-testid="doer">
      <PersonFace name={taker.name} image={taker.image} relationship={taker.relationship} />
      <b>{taker.isYou ? t('ui.you') : taker.firstName}</b>
      {taker.isYou && !isFixed && (
        <Button variant="quiet" isBusy={isBusy} onClick={onGiveBack} data-testid="give-back">
          {t('board.giveBack')}
          <span className="vh">: {what}</span>
        </Button>
      )}
    </span>
  );
}
