import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { VideoVisit } from '../contract.ts';
import styles from './VisitsAhead.module.css';
import { visitAddress } from './VisitReturn.tsx';
import { VisitDoor } from './VisitDoor.tsx';
import { visitTimes } from './visit-times.ts';

/** The visits by video that come, on the dashboard, with whose they are where they are not one's own: one tap to join, or to try camera and sound before. */
export function VideoVisitsAhead({ visits }: { visits: readonly VideoVisit[] }) {
  const t = useWords();
  const locale = useLocale();
  const own = useSession()?.name;
  const near = visits.filter(({ phase }) => phase === 'open' || phase === 'ahead');
  if (near.length === 0) return null;
  return (
    <Card data-testid="video-visits">
      <h2 className={styles.heading}>{t('videoVisits.card')}</h2>
      <ul className="card-list">
        {near.map((visit) => (
          <li key={visit._id} className={styles.visit}>
            <p>
              <b>{visit.provider.name}</b>
              {visit.by === 'chat' && <span className="muted"> · {t('videoVisits.inWriting')}</span>}
              {visit.personName !== own && (
                <span className="muted"> · {t('videoVisits.for', { name: visit.personName })}</span>
              )}
            </p>
            <p className="small muted">
              {visit.isBegun
                ? t('videoVisits.card.begun', { provider: visit.provider.name })
                : visitTimes(visit, locale)}
            </p>
            {visit.part === 'person' &&
              visit.guests
                .filter(({ isAgreed }) => !isAgreed)
                .map(({ _id: id, name, invitedBy }) => (
                  <p key={id} className="small">
                    <a className="link" href={visitAddress(visit)} data-testid={`asked-${id}`}>
                      {t('videoVisits.guests.asked', { by: invitedBy ?? '', name })}
                    </a>
                  </p>
                ))}
            <VisitDoor visit={visit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
