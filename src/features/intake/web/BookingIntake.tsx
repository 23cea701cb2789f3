import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FamilyBooking } from '#features/care-notes/web/family-booking.ts';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { BookedIntake } from '../contract.ts';
import { MOST_REPORTS } from '../intake.ts';
import { AnswerAgain } from './AnswerAgain.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { intakeOfBooking } from './queries.ts';
import { ReportList } from './ReportList.tsx';
import { SendReports } from './SendReports.tsx';
import { useGiveAlong } from './useGiveAlong.ts';

/** What goes with a visit for its provider to know, and the way to change it until the visit is over; nothing for whoever may not see the records. */
export function BookingIntake({ booking }: { booking: FamilyBooking }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<'answers' | 'reports'>();
  const { data } = useQuery({ ...intakeOfBooking(booking._id), meta: { isQuiet: true } });
  if (!data) return null;
  const along = data.data;
  if (!along.answers && along.reports.length === 0 && !along.canChange) return null;
  const end = () => {
    setDoing(undefined);
    heading.current?.focus();
  };
  return (
    <section className="stack" aria-labelledby={`along-${booking._id}`} data-testid="booking-intake">
      <h3 ref={heading} tabIndex={-1} id={`along-${booking._id}`}>
        {t('intake.along', { name: booking.providerName })}
      </h3>
      <p className="small muted">{t('intake.whoReads', { name: booking.providerName })}</p>
      {doing === 'answers' && <AnswerAgain booking={booking} onDone={end} />}
      {doing === 'reports' && <SendReports bookingId={booking._id} present={along.reports} onDone={end} />}
      {doing === undefined && (
        <Along
          bookingId={booking._id}
          along={along}
          onAnswer={() => setDoing('answers')}
          onReports={() => setDoing('reports')}
          onGone={() => heading.current?.focus()}
        />
      )}
    </section>
  );
}

type AlongProps = {
  bookingId: string;
  along: BookedIntake;
  onAnswer: () => void;
  onReports: () => void;
  /** After something was taken back whose button is gone with it. */
  onGone: () => void;
};

function Along({ bookingId, along, onAnswer, onReports, onGone }: AlongProps) {
  const t = useWords();
  const locale = useLocale();
  const { answers, givenAt, reports, canChange } = along;
  const give = useGiveAlong(bookingId, onGone);
  return (
    <>
      {answers && <GivenAnswers answers={answers} />}
      {givenAt && (
        <p className="small muted">
          {t('intake.told.given', { at: momentInWords(givenAt, { timeZone: deviceZone(), locale }) })}
        </p>
      )}
      {reports.length > 0 && (
        <ReportList
          reports={reports}
          action={(report) =>
            canChange && (
              <Button
                variant="quiet"
                isBusy={give.isPending}
                aria-label={t('intake.reports.remove.of', { name: report.name })}
                onClick={() =>
                  give.mutate({ reports: reports.flatMap(({ _id }) => (_id === report._id ? [] : [_id])) })
                }
                data-testid={`remove-report-${report._id}`}
              >
                {t('intake.reports.remove')}
              </Button>
            )
          }
        />
      )}
      <Refusal failure={give.error instanceof Failure ? give.error : undefined} />
      {canChange && (
        <div className="row" data-print="hide">
          <Button variant="secondary" onClick={onAnswer} data-testid="change-intake">
            {t(answers ? 'intake.change' : 'intake.answer')}
          </Button>
          {answers && (
            <Button
              variant="quiet"
              isBusy={give.isPending}
              onClick={() => give.mutate({ intakeId: null })}
              data-testid="take-back-intake"
            >
              {t('intake.takeBack')}
            </Button>
          )}
          {reports.length < MOST_REPORTS && (
            <Button variant="secondary" onClick={onReports} data-testid="add-reports">
              {t('intake.reports.add')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
