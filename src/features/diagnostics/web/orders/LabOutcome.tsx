import { useQuery } from '@tanstack/react-query';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { stages } from '../../order.ts';
import type { Report } from '../../report.ts';
import { reportOf } from '../queries.ts';

/** How far an order is, where its booking is shown; nothing for whoever may not see the records. */
export function LabOutcome({ bookingId }: { bookingId: string }) {
  const t = useWords();
  const { data } = useQuery({ ...reportOf(bookingId), meta: { isQuiet: true } });
  if (!data) return null;
  const { isHeld, stage, providerName: provider } = data.data;
  return (
    <section aria-labelledby={`lab-${bookingId}`} className="stack" data-testid="lab-outcome">
      <h3 id={`lab-${bookingId}`}>{t('diagnostics.stage.title')}</h3>
      <StageLine report={data.data} />
      {isHeld && <p>{t('diagnostics.result.held', { provider })}</p>}
      {stage === 'reported' && (
        <div>
          <ButtonLink href={href('/diagnostic-testView', undefined, { order: bookingId })} data-testid="see-results">
            {t(isHeld ? 'diagnostics.result.more' : 'diagnostics.result.see')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Each stage with when it came. */
export function StageLine({ report }: { report: Report }) {
  const t = useWords();
  const locale = useLocale();
  const { timeZone, stage } = report;
  const came = { booked: null, collected: report.collectedAt, in_lab: report.inLabAt, reported: report.reportedAt };
  const reached = stages.indexOf(stage);
  return (
    <Timeline
      moments={stages.map((name, index) => {
        const at = came[name];
        return {
          title: t(`diagnostics.stage.${name}`),
          detail: at === null ? undefined : momentInWords(at, { timeZone, locale }),
          state: index <= reached ? 'done' : index === reached + 1 ? 'now' : 'next',
        };
      })}
    />
  );
}
