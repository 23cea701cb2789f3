import type { Tour } from '#features/tours/tour.ts';
import { formatMoment } from '#shared/dates.ts';
import { phoneInWords } from '#shared/phone.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from './LeadRequests.module.css';

/** The places that have one's number, or can open it, because one visits them; nothing where none does. */
export function VisitNumbers({ visits }: { visits: readonly Tour[] }) {
  const t = useWords();
  const locale = useLocale();
  if (visits.length === 0) return null;
  return (
    <Card aria-labelledby="visit-numbers" data-testid="visit-numbers">
      <h2 id="visit-numbers">{t('leadRequests.visits')}</h2>
      <ul>
        {visits.map(({ _id: id, providerName: name, phone, phoneSeenAt }) => (
          <li key={id} className={styles.waiting}>
            <span>
              <b>{name}</b>
              <br />
              <span className="small">
                {phoneSeenAt
                  ? t('tours.number.seen', {
                      name,
                      number: phoneInWords(phone ?? ''),
                      when: formatMoment(deviceZone(), new Date(phoneSeenAt), locale),
                    })
                  : t('tours.number.unseen', { number: phoneInWords(phone ?? '') })}
              </span>
            </span>
            <a className="link" href={href('/dashboard-visits', undefined, { id })}>
              {t('leadRequests.visits.open')}
              <span className="vh">: {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
