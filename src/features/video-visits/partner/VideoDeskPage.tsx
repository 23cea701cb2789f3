import { onScreen } from '#features/providers/application.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { dayIn, formatClock } from '#shared/dates.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { mayAs } from '#shared/place-roles.ts';
import { deviceZone } from '#web/device-zone.ts';
import { href } from '#web/paths.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { clockInWords, spanInWords } from '#web/moment-in-words.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useNow } from '#web/useNow.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { VideoVisit } from '../contract.ts';
import { visitsOfDay } from '../web/queries.ts';
import { markStraightIn } from '../web/straight-in.ts';
import { visitAddress } from '../web/VisitReturn.tsx';
import { DeskCheck } from './DeskCheck.tsx';
import styles from './VideoDesk.module.css';

export const loader = defineLoader(() => ({ places: ownPlaces(), today: visitsOfDay() }));

/** The visits by video of a day, with who waits: from here the provider lets people in. */
export default function VideoDeskPage() {
  const t = useWords();
  const { places, today } = useLoaderData(loader);
  const hasSomething = (today?.data.length ?? 0) > 0;
  return (
    <AtPlace
      heading={t('videoVisits.desk')}
      places={places}
      right="answers"
      only={onScreen}
      hasSomething={hasSomething}
    >
      {() => <VideoDesk />}
    </AtPlace>
  );
}

function VideoDesk() {
  const t = useWords();
  const now = useNow();
  const { today } = useLoaderData(loader);
  if (!today) return <NoProvider />;
  return (
    <PartnerFrame heading={t('videoVisits.desk')} lead={t('videoVisits.desk.lead')}>
      {today.data.length === 0 ? (
        <Card>
          <EmptyState as="h2" spot="calendar" title={t('videoVisits.desk.none')} data-testid="no-video-visits" />
        </Card>
      ) : (
        <ul className="card-list">
          {today.data.map((visit) => (
            <DeskVisit key={visit._id} visit={visit} hasChecked={hasChecked(today.data, now)} now={now} />
          ))}
        </ul>
      )}
    </PartnerFrame>
  );
}

/** Whether one has found today, for whichever visit, that one's own camera and microphone work. */
const hasChecked = (visits: readonly VideoVisit[], now: Date): boolean =>
  visits.some(({ checks, timeZone }) =>
    checks.some(
      ({ isOwn, at, devices: { camera, microphone } }) =>
        isOwn && camera === 'works' && microphone === 'works' && dayIn(timeZone, new Date(at)) === dayIn(timeZone, now),
    ),
  );

type DeskProps = { visit: VideoVisit; hasChecked: boolean; now: Date };

function DeskVisit({ visit, hasChecked, now }: DeskProps) {
  const t = useWords();
  const locale = useLocale();
  const { personName, startsAt, endsAt, opensAt, timeZone, phase, by, isBegun, isEnded, waiting, checks } = visit;
  const isWaitedFor = waiting.some(({ isHere }) => isHere);
  const sinceInWords = (since: string) =>
    t('videoVisits.desk.since', {
      time: formatClock(deviceZone(), since, locale),
      minutes: Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS)),
    });
  // One tap lets in whoever waits, or leads back; otherwise the door comes first, with the check of the devices.
  const isOneTap = isBegun || (isWaitedFor && hasChecked);
  return (
    <Card as="li" data-testid={`desk-visit-${visit._id}`}>
      <div className={styles.visit}>
        <div className={styles.words}>
          <h2>{personName}</h2>
          <p className="muted">
            {[spanInWords(startsAt, endsAt, { timeZone, locale }), by === 'chat' && t('videoVisits.inWriting')]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul className={styles.list}>
            {waiting.map(({ name, since, isHere }) => (
              <li key={name}>
                {t(isHere ? 'videoVisits.desk.waits' : 'videoVisits.desk.away', { name })}
                {isHere && <span className="muted num"> · {sinceInWords(since)}</span>}
              </li>
            ))}
            {phase === 'open' && waiting.length === 0 && !isBegun && <li>{t('videoVisits.desk.nobody')}</li>}
          </ul>
          {checks.map(({ name, devices }) => (
            <DeskCheck key={name} name={name} devices={devices} />
          ))}
        </div>
        <div className={styles.act}>
          {isWaitedFor && !isBegun && <Tag tone="warning">{t('videoVisits.desk.waiting')}</Tag>}
          {isBegun && !isEnded && phase === 'open' && <Tag tone="success">{t('videoVisits.desk.begun')}</Tag>}
          {phase === 'over' && <Tag>{t('videoVisits.desk.over')}</Tag>}
          {phase === 'open' && (
            <ButtonLink
              size="large"
              variant={isWaitedFor || isBegun ? 'primary' : 'secondary'}
              href={visitAddress(visit)}
              onClick={(event) => isOneTap && markStraightIn(visit._id, event)}
              data-testid={`admit-${visit._id}`}
            >
              {t(isBegun ? 'videoVisits.desk.return' : isOneTap ? 'videoVisits.desk.admit' : 'videoVisits.desk.door')}
            </ButtonLink>
          )}
          {(phase === 'open' || phase === 'over') && <WriteSummary visit={visit} />}
          {(phase === 'ahead' || phase === 'far') && (
            <p className="muted">
              {t('videoVisits.desk.opens', { when: clockInWords(opensAt, { timeZone, locale }) })}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** While it lasts and afterwards; only for whoever may write it. */
function WriteSummary({ visit: { _id: id, personName } }: { visit: VideoVisit }) {
  const t = useWords();
  const { places } = useLoaderData(loader);
  const [place] = places.data;
  if (!place || !mayAs(place.role, 'summaries')) return null;
  return (
    <a className="link" href={href('/partner/summaries/:id?', { id })} data-testid={`summary-${id}`}>
      {t('visitSummaries.write')}
      <span className="vh">: {personName}</span>
    </a>
  );
}
