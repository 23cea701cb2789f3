import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Talk } from '../talk.ts';
import styles from './TalkPane.module.css';

/** Why one cannot write here, and what one can do instead. */
export function Ended({ talk, isPlace }: { talk: Talk; isPlace: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const { standing, other, page, kind, writableUntil } = talk;
  const text = {
    over: t(isPlace ? 'messaging.over.partner' : 'messaging.over.text', {
      day: writableUntil ? formatDayInWords(dayIn(deviceZone(), new Date(writableUntil)), locale) : '',
    }),
    nobody: t('messaging.nobody.text'),
    closed: undefined,
    open: undefined,
  }[standing];
  return (
    <div className={styles.ended} data-testid="talk-ended">
      <Notice
        title={t(
          { over: 'messaging.over', nobody: 'messaging.nobody', closed: 'messaging.ended', open: 'messaging.ended' }[
            standing
          ],
        )}
        action={
          <>
            {!isPlace && standing === 'over' && other.providerId && (
              <ButtonLink
                variant="secondary"
                href={href('/dashboard-enquiries', undefined, { provider: other.providerId })}
              >
                {t('messaging.over.ask')}
              </ButtonLink>
            )}
            {!isPlace && standing === 'nobody' && (
              <ButtonLink variant="secondary" href={href('/help-support')}>
                {t('messaging.nobody.help')}
              </ButtonLink>
            )}
            {standing === 'closed' && page && (
              <ButtonLink variant="secondary" href={page}>
                {t(`messaging.page.${kind}`)}
              </ButtonLink>
            )}
          </>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
