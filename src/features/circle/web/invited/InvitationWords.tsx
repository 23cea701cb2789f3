import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { InvitationTerms } from '../../invited.ts';
import styles from './InvitationWords.module.css';
import { useAsker } from './useAsker.ts';

/** Why somebody asks, for what, what each right means, and how long there is to answer. */
export function InvitationWords({ asked }: { asked: Omit<InvitationTerms, 'email'> }) {
  const t = useWords();
  const locale = useLocale();
  const { name } = useAsker(asked);
  const { kind, personName, relationship, scopes, askedAgainAt, endsAt } = asked;
  const dayOf = (instant: string) => formatDayInWords(dayIn(deviceZone(), new Date(instant)), locale, 'yearless');
  return (
    <>
      <div>
        <p>{t(`circle.invited.${kind}.why`, { name })}</p>
        <p className="muted">
          {t('circle.ask.is', { name: personName ?? name, relationship: t(`family.relationship.${relationship}`) })}
        </p>
      </div>
      {scopes.length > 0 ? (
        <div>
          <h2 className={styles.what}>{t('circle.invited.what')}</h2>
          <ul className={styles.scopes} data-testid="asked-scopes">
            {scopes.map((scope) => (
              <li key={scope}>
                <b>{t(`family.scope.${scope}`)}</b>
                <span className="muted">{t(`circle.means.${scope}`, { who: kind === 'offer' ? 'me' : 'them' })}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{t('circle.invited.nothing', { name })}</p>
      )}
      <p>{t('circle.invited.yours')}</p>
      <p className="small muted">{t('circle.invited.time', { day: dayOf(askedAgainAt), end: dayOf(endsAt) })}</p>
    </>
  );
}
