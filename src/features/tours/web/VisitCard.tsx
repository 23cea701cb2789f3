import { MapPin, Phone } from 'lucide-react';
import { formatMoment } from '#shared/dates.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, spanInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { ListedCard } from '#web/ui/ListedCard.tsx';
import { Quote } from '#web/ui/Quote.tsx';
import type { Tour } from '../tour.ts';
import { HowWasIt } from './HowWasIt.tsx';
import { OtherTimes } from './OtherTimes.tsx';
import { TakeNumberBack } from './TakeNumberBack.tsx';
import { VisitActions } from './VisitActions.tsx';
import { VisitDate } from './VisitDate.tsx';
import styles from './Visits.module.css';
import { forWhom } from './visit-words.ts';
import { VisitStateTag } from './VisitStateTag.tsx';

/** One visit: when and where, how it stands, and what can be done with it. `isNamed`: the address leads to it. */
export function VisitCard({ visit, isNamed }: { visit: Tour; isNamed: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, status, providerId, providerName, startsAt, endsAt, timeZone, isOver, note } = visit;
  const isStanding = status === 'asked' || status === 'confirmed';
  const span = spanInWords(startsAt, endsAt, { timeZone, locale });
  return (
    <ListedCard
      id={id}
      className={styles.visit}
      isNamed={isNamed}
      data-over={(!isStanding && status !== 'offered') || undefined}
      data-testid={`visit-${id}`}
    >
      <div className={styles.top}>
        <VisitDate startsAt={startsAt} timeZone={timeZone} />
        <div className={styles.words}>
          <VisitStateTag status={isOver && status === 'confirmed' ? 'done' : status} />
          <h2>
            <a href={href('/care/daycaredetails/:pathParam?', { pathParam: providerId })}>{providerName}</a>
          </h2>
          <p className={styles.when}>{status === 'offered' ? <s>{span}</s> : span}</p>
          <p className="small muted">
            {forWhom(visit, t)}
            {visit.askedBy && <span> · {t('tours.askedBy', { name: visit.askedBy })}</span>}
          </p>
        </div>
      </div>
      <Standing visit={visit} />
      {status === 'offered' && <OtherTimes visit={visit} />}
      {status === 'confirmed' && !isOver && (
        <p className={styles.way}>
          <a
            className="link"
            href={href('/locationPreview', undefined, { provider: providerId })}
            data-testid="visit-way"
          >
            <MapPin size={20} aria-hidden="true" /> {visit.address}
          </a>
          <a className="link" href={phoneLink(visit.providerPhone)}>
            <Phone size={20} aria-hidden="true" /> {phoneInWords(visit.providerPhone)}
          </a>
        </p>
      )}
      {status === 'confirmed' && !isOver && note && (
        <Quote as="div" tint="sun" data-testid="visit-note">
          <b>{t('tours.note')}</b>
          <p>{note}</p>
        </Quote>
      )}
      <VisitActions visit={visit} />
      {(status === 'done' || (status === 'confirmed' && isOver)) && <HowWasIt visit={visit} />}
      {(visit.phone || visit.phoneWithdrawnAt || visit.wishes) && (
        <Disclosure summary={t('tours.sent')}>
          {visit.wishes && <p>{visit.wishes}</p>}
          {visit.phone && (
            <>
              <p data-testid="visit-number">
                {visit.phoneSeenAt
                  ? t('tours.number.seen', {
                      name: providerName,
                      number: phoneInWords(visit.phone),
                      when: formatMoment(deviceZone(), new Date(visit.phoneSeenAt), locale),
                    })
                  : t('tours.number.unseen', { number: phoneInWords(visit.phone) })}
              </p>
              <p className="small muted">{visit.consentWords}</p>
              <TakeNumberBack visit={visit} />
            </>
          )}
          {visit.phoneWithdrawnAt && <p>{t('tours.number.gone')}</p>}
        </Disclosure>
      )}
    </ListedCard>
  );
}

/** What one waits for, or how it ended and why. */
function Standing({ visit }: { visit: Tour }) {
  const t = useWords();
  const locale = useLocale();
  const { status, providerName: name, timeZone, answerBy, endedBy, reason } = visit;
  if (status === 'asked' && answerBy)
    return <p>{t('tours.asked.text', { name, when: momentInWords(answerBy, { timeZone, locale, look: 'short' }) })}</p>;
  if (status === 'missed') return <p>{t('tours.missed.text', { name })}</p>;
  if (status !== 'declined' && status !== 'cancelled') return null;
  const who = status === 'declined' ? 'declined' : `cancelled.${endedBy ?? 'clock'}`;
  return (
    <div>
      <p>{t(`tours.${who}.text`, { name })}</p>
      {reason && (
        <Quote as="blockquote" tint="sun" data-testid="visit-reason">
          {reason}
        </Quote>
      )}
    </div>
  );
}
