import { timeInWords } from '#features/availability/web/time-words.ts';
import { ProfileBar } from '#features/providers/web/profile/ProfileBar.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useNow } from '#web/useNow.ts';
import { href } from '#web/paths.ts';
import type { BookableDetails } from '../../caregiver.ts';
import type { Schedule } from '../../contract.ts';
import { priceInWords } from '../caregiver-words.ts';

/** On narrow screens the price, the next time and the way to all times stay in sight. */
export function HoursBar({ caregiver, schedule: { nextFree } }: { caregiver: BookableDetails; schedule: Schedule }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  return (
    <ProfileBar label={t('caregivers.visit')} data-testid="visit-bar">
      <p>
        <b className="num">{priceInWords(caregiver, { t, locale })}</b>
        {nextFree && (
          <>
            <br />
            <span className="small muted">
              {t('caregivers.nextIs', { time: timeInWords(nextFree, { zone: caregiver.timeZone, now, t, locale }) })}
            </span>
          </>
        )}
      </p>
      <ButtonLink
        size="large"
        href={href('/caregiver-bookDetails', undefined, { caregiver: caregiver._id })}
        data-testid="choose-time"
      >
        {t('caregivers.choose')}
      </ButtonLink>
    </ProfileBar>
  );
}
