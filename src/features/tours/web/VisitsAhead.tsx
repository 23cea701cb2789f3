import { sentenceCase } from '#shared/sentence-case.ts';
import { useWords, useLocale } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Tour } from '../tour.ts';
import styles from './Visits.module.css';
import { ahead, isAhead, needsAnswer } from './visits-ahead.ts';
import { VisitStateTag } from './VisitStateTag.tsx';
import { forWhom } from './visit-words.ts';

/** The visits that come or want an answer, each with the way to it; nothing for whoever has none. */
export function VisitsAhead({ visits }: { visits: readonly Tour[] }) {
  const t = useWords();
  const locale = useLocale();
  const shown = ahead(visits);
  if (shown.length === 0) return null;
  return (
    <Card className={styles.ahead} aria-labelledby="visits-ahead" data-testid="visits-ahead">
      <div className={styles.aheadHead}>
        <h2 id="visits-ahead">{t('tours.ahead')}</h2>
        <a className="link" href={href('/dashboard-visits')}>
          {t('tours.ahead.all')}
        </a>
      </div>
      <ul>
        {shown.map((visit) => {
          const { _id: id, status, isOver, providerName, startsAt, timeZone, otherTimes } = visit;
          const isPast = status === 'done' || isOver;
          return (
            <li key={id}>
              <div>
                <b>{providerName}</b>
                <p className="small">
                  {isPast
                    ? t('tours.outcome')
                    : status === 'offered'
                      ? t('tours.ahead.offered', { count: otherTimes.length })
                      : sentenceCase(momentInWords(startsAt, { timeZone, locale, look: 'short' }), locale)}
                </p>
                <p className="small muted">{forWhom(visit, t)}</p>
                {isAhead(visit) && <VisitStateTag status={status} />}
              </div>
              <ButtonLink
                variant={needsAnswer(visit) ? 'primary' : 'secondary'}
                href={`${href('/dashboard-visits', undefined, { id })}#${id}`}
                aria-label={`${t(needsAnswer(visit) ? 'tours.ahead.answer' : 'tours.ahead.open')}: ${providerName}`}
              >
                {t(needsAnswer(visit) ? 'tours.ahead.answer' : 'tours.ahead.open')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
