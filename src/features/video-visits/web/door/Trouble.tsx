import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { VideoVisit } from '../../contract.ts';
import { BigButton } from '../BigButton.tsx';
import { troubleInWords } from '../stage-in-words.ts';
import type { JoinFlow } from '../useJoin.ts';

/** Camera or microphone are missing, blocked, or take too long: what to do, and the ways in without them. */
export function Trouble({ visit, joining }: { visit: VideoVisit; joining: JoinFlow }) {
  const t = useWords();
  const { tried } = joining;
  const isBlocked = tried?.camera === 'blocked' || tried?.microphone === 'blocked';
  const hasSound = tried?.microphone === 'works';
  return (
    <>
      <Notice tone="warning" title={troubleInWords(tried, t).join(' ')} data-testid="visit-trouble">
        {t(`videoVisits.check.help.${isBlocked ? 'blocked' : 'missing'}`)}
      </Notice>
      <BigButton
        onClick={() => void joining.join({ microphone: hasSound, camera: false })}
        data-testid={hasSound ? 'join-sound' : 'join-without'}
      >
        {t(hasSound ? 'videoVisits.join.soundOnly' : 'videoVisits.join.without')}
      </BigButton>
      <div className="actions">
        <Button variant="secondary" size="large" onClick={() => void joining.join()} data-testid="trouble-again">
          {t('videoVisits.check.again')}
        </Button>
      </div>
      {!hasSound && <p className="muted">{t('videoVisits.join.without.text', { provider: visit.provider.name })}</p>}
      {visit.part !== 'provider' && (
        <a className="link" href={phoneLink(visit.provider.phone)}>
          {t('videoVisits.call', { phone: phoneInWords(visit.provider.phone) })}
        </a>
      )}
    </>
  );
}
