import { languageName } from '#shared/language-name.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, spanInWords } from '#web/moment-in-words.ts';
import { type Fact, FactList } from '#web/ui/FactList.tsx';
import { ListedCard, ListedHead } from '#web/ui/ListedCard.tsx';
import { Quote } from '#web/ui/Quote.tsx';
import type { ReceivedTour } from '../tour.ts';
import { timeInWords } from '../web/visit-words.ts';
import { VisitStateTag } from '../web/VisitStateTag.tsx';
import { AnswerVisit } from './AnswerVisit.tsx';
import { OpenNumber } from './OpenNumber.tsx';

type Props = { visit: ReceivedTour; hasPlace: boolean; isNamed?: boolean; as?: 'h2' | 'h3' };

/** One visit as the place sees it: who comes when, for whom, what they want to see, and the answers that it can have. */
export function ReceivedVisit({ visit, hasPlace, isNamed = false, as }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, status, startsAt, endsAt, timeZone, familyName, isOver } = visit;
  return (
    <ListedCard id={id} isNamed={isNamed} data-testid={`received-visit-${id}`}>
      <ListedHead
        as={as}
        title={spanInWords(startsAt, endsAt, { timeZone, locale })}
        state={<VisitStateTag status={isOver && status === 'confirmed' ? 'done' : status} />}
      >
        <p>
          {familyName}
          {hasPlace && <span className="muted"> · {visit.providerName}</span>}
        </p>
      </ListedHead>
      {status === 'asked' && visit.answerBy && (
        <p className="small">
          {t('tours.desk.answerBy', { when: momentInWords(visit.answerBy, { timeZone, locale, look: 'short' }) })}
        </p>
      )}
      <FactList facts={factsOf()} />
      {visit.wishes && <Quote>{visit.wishes}</Quote>}
      {visit.reason && <p className="small muted">{t('tours.desk.reason', { reason: visit.reason })}</p>}
      {visit.hasPhone && visit.phone === null && <OpenNumber id={id} />}
      <AnswerVisit visit={visit} />
    </ListedCard>
  );

  function factsOf(): Fact[] {
    const { relationship, personName, isForSelf, language, phone, note, otherTimes, isSure } = visit;
    const who = isForSelf
      ? t('tours.desk.self', { name: personName })
      : relationship
        ? `${personName} (${t(`family.relationship.${relationship}`)})`
        : personName;
    return [
      { term: t('tours.desk.who'), value: who },
      { term: t('tours.desk.language'), value: languageName(language, locale) },
      ...(phone
        ? [
            {
              term: t('tours.ask.phone'),
              value: (
                <a className="link" href={phoneLink(phone)} data-testid="visit-number">
                  {phoneInWords(phone)}
                </a>
              ),
            },
          ]
        : []),
      ...(status === 'offered'
        ? [
            {
              term: t('tours.desk.offered'),
              value: otherTimes.map((time) => timeInWords(time, { timeZone, locale })).join('; '),
            },
          ]
        : []),
      ...(isSure && status === 'confirmed' ? [{ term: t('tours.desk.sure'), value: t('tours.desk.sure.yes') }] : []),
      ...(note ? [{ term: t('tours.note'), value: note }] : []),
    ];
  }
}
