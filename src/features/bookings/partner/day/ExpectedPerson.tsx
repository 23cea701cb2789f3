import { Phone } from 'lucide-react';
import { ToldNotes } from '#features/care-notes/partner/ToldNotes.tsx';
import { type Day, formatClock } from '#shared/dates.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { ExpectedVisit } from '../../attendance.ts';
import { usePagesOf } from '../../web/booking-pages.tsx';
import { firstFact } from '../first-fact.ts';
import { SaidToCome } from '../SaidToCome.tsx';
import { Attendance } from './Attendance.tsx';
import { PreparedVisit } from './PreparedVisit.tsx';
import styles from './DayList.module.css';

type Props = {
  person: ExpectedVisit;
  today: Day;
  /** Says where, for those who manage several. */
  hasPlace: boolean;
};

/** Who comes at what hour, how to reach the family, what is known of needs, and whether they are there. */
export function ExpectedPerson({ person, today, hasPlace }: Props) {
  const t = useWords();
  const locale = useLocale();
  const pages = usePagesOf(person.kind);
  const { isOnScreen, parts } = pages;
  const { _id: id, bookingId, personName, familyName, phone, note, questions, timeZone } = person;
  const clock = (instant: string) => formatClock(timeZone, instant, locale);
  return (
    <Card as="li" className={styles.person} data-testid={`expected-${bookingId}`}>
      <div>
        <h2>
          <a className="link" href={href('/partner', undefined, { tab: 'coming', id })}>
            {personName}
          </a>
        </h2>
        <p className="num">
          {t('ui.range', { from: clock(person.startsAt), to: clock(person.endsAt) })}
          {hasPlace && <span> · {person.providerName}</span>}
        </p>
        <p className="small muted">
          {/* the first says by itself what it is, as "8 days: Mon, Wed" */}
          {[
            firstFact(person.facts, pages),
            ...person.facts.slice(1).map(({ term, value }) => `${term}: ${value}`),
          ].join(' · ')}
        </p>
        {person.isSure && <SaidToCome isAtHome={person.isAtHome} />}
        <p className="row">
          {familyName !== personName && <span>{familyName}</span>}
          {phone && (
            <a className={`link ${styles.phone}`} href={phoneLink(phone)}>
              <Phone size={20} aria-hidden="true" />
              {phoneInWords(phone)}
            </a>
          )}
        </p>
      </div>
      <div className={styles.needs}>
        <h3>{person.noteTerm}</h3>
        {note ? <p>{note}</p> : <p className="muted">{t('partner.day.noNote')}</p>}
        {person.careNotes && <ToldNotes notes={person.careNotes} />}
        {isOnScreen && <PreparedVisit person={person} />}
        {questions.map(({ question, answer, askedAt }) => (
          <p key={askedAt}>
            <b>{question}</b> {answer}
          </p>
        ))}
        {parts?.toWritten && <div data-print="hide">{parts.toWritten(person)}</div>}
      </div>
      {isOnScreen ? (
        <div className={styles.attendance} data-print="hide">
          <ButtonLink variant="secondary" href={href('/partner/video')} data-testid="to-visits">
            {t('partner.day.onScreen')}
          </ButtonLink>
        </div>
      ) : (
        <Attendance person={person} today={today} />
      )}
    </Card>
  );
}
