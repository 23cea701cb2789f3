import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { LeadRequest } from '../lead-request.ts';
import styles from './LeadRequests.module.css';

/** Who has my number, since when; after it was withdrawn, who has confirmed that they have it no more. */
export function LeadHolders({ lead }: { lead: LeadRequest }) {
  const t = useWords();
  const locale = useLocale();
  const moment = (at: string) => formatMoment(deviceZone(), new Date(at), locale);
  const { holders, withdrawnAt, providerName } = lead;
  return (
    <div
      className={styles.holders}
      data-nobody={holders.length === 0 || withdrawnAt !== null || undefined}
      data-testid="holders"
    >
      <h3>{t('leadRequests.holders')}</h3>
      {(holders.length === 0 || withdrawnAt) && (
        <p>{t(withdrawnAt ? 'leadRequests.holders.gone' : 'leadRequests.holders.nobody')}</p>
      )}
      <ul>
        {holders.map(({ holder, since, acknowledgedAt }) => (
          <li key={holder}>
            <b>{holder === 'staff' ? t('leadRequests.staff') : providerName}</b>
            <br />
            <span className="small">
              {withdrawnAt
                ? acknowledgedAt
                  ? t('leadRequests.holders.confirmed', { when: moment(acknowledgedAt) })
                  : t('leadRequests.holders.told', { when: moment(withdrawnAt) })
                : t('leadRequests.holders.since', { when: moment(since) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
