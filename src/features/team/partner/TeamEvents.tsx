import { useSearchParams } from 'react-router';
import { staffEvents } from '#features/providers/place-event.ts';
import type { Reply } from '#shared/call.ts';
import { formatDayInWords, readDay } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EventList } from '#web/ui/EventList.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { team } from '../contract.ts';
import type { TeamEvent } from '../team.ts';
import styles from './Team.module.css';

/** Whose detail is a day. */
const dated = ['seats', 'timeOff', 'backFromTimeOff'];

/** Who of the team did what, the newest first. */
export function TeamEvents({ events }: { events: Reply<typeof team.events> | null }) {
  const t = useWords();
  const [search] = useSearchParams();
  const page = pageIn(search);
  if (!events || (events.data.length === 0 && page === 1)) return null;
  return (
    <section className={styles.section} aria-labelledby="events">
      <h2 id="events">{t('team.events')}</h2>
      <Card>
        <EventList data-testid="team-events">
          {events.data.map((event) => (
            <Event key={event._id} event={event} />
          ))}
        </EventList>
      </Card>
      <PageTurns
        label={t('team.events')}
        page={page}
        hasMore={events.hasMore}
        address={(to) => href('/partner/team', undefined, { page: to })}
      />
    </section>
  );
}

/** Whoever is not named: who said no, our staff, or somebody whose account is gone. */
const whoDid = (what: TeamEvent['what']) =>
  what === 'declinedInvitation'
    ? 'team.event.somebody'
    : staffEvents.includes(what)
      ? 'team.event.staff'
      : 'team.event.former';

function Event({ event: { what, name, isMe, detail, role, at } }: { event: TeamEvent }) {
  const t = useWords();
  const locale = useLocale();
  const day = detail && dated.some((known) => known === what) ? readDay(detail) : undefined;
  const values = {
    detail: day ? formatDayInWords(day, locale) : (detail ?? t('team.event.formerDetail')),
    role: role ? t(`providers.role.${role}`) : '',
  };
  return (
    <li>
      <b>{isMe ? t('team.event.you') : (name ?? t(whoDid(what)))}</b>
      <span>{t(`team.event.${what}`, values)}</span>
      <span className="small muted">
        <RelativeTime instant={at} zone={deviceZone()} />
      </span>
    </li>
  );
}
