import { useState } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { deviceZone } from '#web/device-zone.ts';
import { momentInWords } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import type { VideoVisit } from '../../contract.ts';
import { DeviceChoices } from '../devices/DeviceChoices.tsx';
import { playTone } from '../devices/sound.ts';
import { Picture } from '../Picture.tsx';
import { CheckLine } from './CheckLine.tsx';
import styles from './DeviceCheck.module.css';
import { useDeviceCheck } from './useDeviceCheck.ts';

/** Tries camera, microphone, speaker and line; what it finds is kept for both sides. */
export function DeviceCheck({ visit }: { visit: VideoVisit }) {
  const t = useWords();
  const locale = useLocale();
  const check = useDeviceCheck(visit._id);
  const { devices, level, hasSpoken, network, hears, state } = check;
  const [tone, setTone] = useState(false);
  const microphone = devices && (devices.microphone === 'works' && !hasSpoken ? 'silent' : devices.microphone);
  const kept = visit.checks.find(({ isOwn }) => isOwn);
  return (
    <section className={styles.check} aria-labelledby="device-check" data-testid="device-check">
      <h2 id="device-check">{t('videoVisits.check')}</h2>
      {kept && state !== 'open' && (
        <p className="muted" data-testid="check-kept">
          {t('videoVisits.check.done', {
            name: kept.name,
            when: momentInWords(kept.at, { timeZone: deviceZone(), locale, look: 'short' }),
          })}
        </p>
      )}
      {state === 'closed' && (
        <div className="actions">
          <Button variant="secondary" size="large" onClick={() => void check.open()} data-testid="check-start">
            {t('videoVisits.check.start')}
          </Button>
        </div>
      )}
      <div role="status">
        {state === 'asking' && <p>{t('videoVisits.check.ask')}</p>}
        {state === 'slow' && <p>{t('videoVisits.check.slow')}</p>}
      </div>
      {(state === 'open' || state === 'slow') && (
        <>
          {devices && (
            <div className={styles.tried}>
              <figure className={styles.preview} data-testid="check-preview">
                {check.stream ? <Picture stream={check.stream} isOwn /> : <p>{t('videoVisits.check.preview.none')}</p>}
                <figcaption className="small muted">{t('videoVisits.check.preview')}</figcaption>
              </figure>
              <ul className={styles.lines}>
                <CheckLine name="camera" state={devices.camera} isGood={devices.camera === 'works'} />
                <CheckLine name="microphone" state={microphone ?? 'missing'} isGood={microphone === 'works'}>
                  {devices.audio && (
                    <meter
                      className={styles.meter}
                      min={0}
                      max={1}
                      value={level}
                      aria-label={t('videoVisits.check.level')}
                    />
                  )}
                </CheckLine>
                <CheckLine
                  name="speaker"
                  state={hears === null ? undefined : hears ? 'works' : 'silent'}
                  isGood={hears === true}
                >
                  <div className="row">
                    <Button
                      variant="secondary"
                      onClick={() => {
                        playTone();
                        setTone(true);
                      }}
                      data-testid="check-tone"
                    >
                      {t('videoVisits.check.speaker.play')}
                    </Button>
                    {tone && (
                      <span role="group" aria-label={t('videoVisits.check.speaker.heard')} className="row">
                        <span>{t('videoVisits.check.speaker.heard')}</span>
                        <Button variant="quiet" onClick={() => check.setHears(true)} data-testid="check-heard">
                          {t('videoVisits.check.speaker.yes')}
                        </Button>
                        <Button variant="quiet" onClick={() => check.setHears(false)}>
                          {t('videoVisits.check.speaker.no')}
                        </Button>
                      </span>
                    )}
                  </div>
                </CheckLine>
                <CheckLine name="network" state={network} isGood={network === 'good'} />
              </ul>
            </div>
          )}
          {devices && (devices.camera === 'blocked' || devices.microphone === 'blocked') && (
            <p>{t('videoVisits.check.help.blocked')}</p>
          )}
          {devices && (devices.camera === 'missing' || devices.microphone === 'missing') && (
            <p>{t('videoVisits.check.help.missing')}</p>
          )}
          <DeviceChoices lists={check.lists} inUse={check.inUse} onChoose={check.choose} />
          <div className="actions">
            {devices && (
              <Button
                isBusy={check.isKeeping}
                onClick={() => check.keep(microphone ?? 'missing')}
                data-testid="check-keep"
              >
                {t('videoVisits.check.keep')}
              </Button>
            )}
            <Button variant="secondary" onClick={() => void check.open()} data-testid="check-again">
              {t('videoVisits.check.again')}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {check.isKept && (
          <p data-testid="check-saved">{t('videoVisits.check.kept', { provider: visit.provider.name })}</p>
        )}
      </div>
    </section>
  );
}
