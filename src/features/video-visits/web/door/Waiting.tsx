import { useEffect } from 'react';
import { MINUTE_MS } from '#shared/durations.ts';
import { phoneInWords } from '#shared/phone.ts';
import { tellBusy } from '#web/busy.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { VideoVisit } from '../../contract.ts';
import { Picture } from '../Picture.tsx';
import { lineInWords } from '../stage-in-words.ts';
import type { JoinFlow } from '../useJoin.ts';
import { VisitFace } from '../VisitFace.tsx';
import styles from '../Visit.module.css';
import { GuestList } from './GuestList.tsx';

const LATE_MS = 10 * MINUTE_MS;

/** The waiting room: nothing to press, the place in line, and about how long. */
export function Waiting({ visit, joining }: { visit: VideoVisit; joining: JoinFlow }) {
  const t = useWords();
  const now = useNow();
  const { provider, line, startsAt } = visit;
  const [place, minutes] = lineInWords(line, t);
  const video = joining.devices?.video;
  useKeptBusy();
  const isLate = now.getTime() - Date.parse(startsAt) > LATE_MS;
  return (
    <section className={styles.door} data-testid="visit-waiting">
      <VisitFace visit={visit} />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{t('videoVisits.wait')}</h1>
        <div className={styles.line} role="group" aria-label={t('videoVisits.wait.line')} data-testid="visit-line">
          <b>{place}</b>
          <span>{minutes}</span>
        </div>
        <p className={styles.lead}>{t('videoVisits.wait.text', { provider: provider.name })}</p>
        <p className="muted">{t('videoVisits.wait.may')}</p>
        <GuestList visit={visit} />
        {isLate && (
          <Notice tone="warning" isLive>
            {t('videoVisits.wait.late', { provider: provider.name, phone: phoneInWords(provider.phone) })}
          </Notice>
        )}
        {video && (
          <figure className={styles.small}>
            <Picture stream={streamWith(video)} isOwn />
            <figcaption>{t('videoVisits.room.you')}</figcaption>
          </figure>
        )}
        <div className="actions">
          <Button variant="secondary" onClick={joining.back} data-testid="waiting-leave">
            {t('videoVisits.room.leave')}
          </Button>
        </div>
      </div>
    </section>
  );
}

const streams = new WeakMap<MediaStreamTrack, MediaStream>();

/** The same stream for the same track, so that a picture is not begun anew at each rendering. */
function streamWith(track: MediaStreamTrack): MediaStream {
  const known = streams.get(track) ?? new MediaStream([track]);
  streams.set(track, known);
  return known;
}

/** Whoever waits or talks is not idle. */
export function useKeptBusy() {
  useEffect(() => {
    tellBusy();
    const timer = setInterval(tellBusy, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}
