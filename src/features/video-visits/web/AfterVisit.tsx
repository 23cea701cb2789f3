import { useEffect } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { device } from '#web/device.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { BigButton } from './BigButton.tsx';
import type { VideoVisit } from '../contract.ts';
import type { JoinFlow } from './useJoin.ts';
import { VisitFace } from './VisitFace.tsx';
import { AfterEnd } from './AfterEnd.tsx';
import styles from './Visit.module.css';

/** What follows a visit that is over, or that one has left and may come back to. */
export function AfterVisit({ visit, joining }: { visit: VideoVisit; joining: JoinFlow }) {
  const t = useWords();
  const isOver = visit.phase === 'over' || joining.ending === 'ended';
  useEffect(() => {
    if (isOver) device.choose({ isInVisit: false });
  }, [isOver]);
  const shown = isOver ? 'over' : joining.ending === 'elsewhere' ? 'elsewhere' : 'out';
  const text = shown === 'out' && joining.ending === 'out' ? 'out.gone' : `${shown}.text`;
  const next = visit.part === 'provider' ? href('/partner/video') : href('/dashboard');
  return (
    <section className={styles.door} data-testid={isOver ? 'visit-over' : 'visit-left'}>
      <VisitFace visit={visit} />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{t(`videoVisits.${shown}`)}</h1>
        <p className={styles.lead}>{t(`videoVisits.${text}`, { provider: visit.provider.name })}</p>
        {!isOver && (
          <BigButton onClick={() => void joining.join()} data-testid="visit-rejoin">
            {t(shown === 'elsewhere' ? 'videoVisits.elsewhere.take' : 'videoVisits.back')}
          </BigButton>
        )}
        {isOver && <AfterEnd visit={visit} />}
        <div className="actions">
          <ButtonLink variant={isOver ? 'primary' : 'secondary'} size="large" href={next}>
            {t(visit.part === 'provider' ? 'videoVisits.desk' : 'videoVisits.toDashboard')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
