import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { VideoVisit } from '../../contract.ts';
import { BigButton } from '../BigButton.tsx';
import type { JoinFlow } from '../useJoin.ts';
import { VisitFace } from '../VisitFace.tsx';
import styles from '../Visit.module.css';
import { DeviceCheck } from './DeviceCheck.tsx';
import { GuestList } from './GuestList.tsx';
import { Guests } from './Guests.tsx';
import { Trouble } from './Trouble.tsx';

type Props = { visit: VideoVisit; joining: JoinFlow };

/** Before the visit: whom one meets, one large button, and whether camera and sound work. */
export function Door({ visit, joining }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { stage, failure } = joining;
  const { provider, phase, opensAt, timeZone, part, by } = visit;
  const isOpen = phase === 'open';
  const isByVideo = by === 'video';
  return (
    <>
      <section className={styles.door} data-testid="visit-door">
        <VisitFace visit={visit} />
        <div className={styles.words}>
          <h1 tabIndex={-1}>{isOpen ? t('videoVisits.ready') : t('videoVisits.with', { provider: provider.name })}</h1>
          <Refusal failure={failure} />
          {stage === 'trouble' ? (
            <Trouble visit={visit} joining={joining} />
          ) : (
            <>
              {isOpen && (
                <BigButton isBusy={stage === 'asking'} onClick={() => void joining.join()} data-testid="visit-join">
                  {t(
                    stage === 'asking'
                      ? 'videoVisits.join.busy'
                      : part === 'provider'
                        ? 'videoVisits.desk.admit'
                        : 'videoVisits.join',
                  )}
                </BigButton>
              )}
              {stage === 'asking' && isByVideo && (
                <Notice title={t('videoVisits.check.looking')}>{t('videoVisits.check.ask')}</Notice>
              )}
              {!isOpen && (
                <p className={styles.lead} data-testid="visit-opens">
                  {t('videoVisits.ahead', { when: momentInWords(opensAt, { timeZone, locale, look: 'short' }) })}{' '}
                  {phase === 'ahead' && isByVideo && <span>{t('videoVisits.ahead.check')}</span>}
                  {!isByVideo && <span>{t('videoVisits.ahead.chat', { provider: provider.name })}</span>}
                </p>
              )}
              {isOpen && isByVideo && (
                <div className="actions">
                  <Button
                    variant="secondary"
                    onClick={() => void joining.join({ microphone: true, camera: false })}
                    data-testid="join-sound"
                  >
                    {t('videoVisits.join.soundOnly')}
                  </Button>
                  <Button
                    variant="quiet"
                    onClick={() => void joining.join({ microphone: false, camera: false })}
                    data-testid="join-without"
                  >
                    {t('videoVisits.join.without')}
                  </Button>
                </div>
              )}
              {part !== 'provider' && <p className="muted">{t('videoVisits.have')}</p>}
              {part !== 'provider' && (
                <a className="link" href={phoneLink(provider.phone)}>
                  {t('videoVisits.call', { phone: phoneInWords(provider.phone) })}
                </a>
              )}
            </>
          )}
        </div>
      </section>
      {phase === 'far' && <GuestList visit={visit} />}
      {phase !== 'far' && stage === 'door' && (
        <div className={styles.below}>
          {isByVideo && <DeviceCheck visit={visit} />}
          {visit.invitable && <Guests visit={visit} invitable={visit.invitable} />}
        </div>
      )}
    </>
  );
}
