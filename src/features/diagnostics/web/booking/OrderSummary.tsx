import { useWho } from '#features/bookings/web/wizard/useWho.ts';
import { WizardSummary } from '#features/bookings/web/wizard/WizardSummary.tsx';
import { dayIn, formatClock } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { pictureOf } from '../picture-of.ts';
import { feeOf, type StepProps, totalOf } from './order-steps.ts';

/** Where, when and for how much, while it is being chosen. */
export function OrderSummary({ lab, basket, draft }: StepProps) {
  const t = useWords();
  const locale = useLocale();
  const who = useWho(draft.familyMemberId);
  const day = draft.time && dayIn(lab.timeZone, new Date(draft.time));
  const fee = feeOf({ lab, draft });
  return (
    <WizardSummary
      label={t('diagnostics.order.summary')}
      provider={{ name: lab.name, picture: pictureOf(lab) }}
      what={t('diagnostics.tests.found', { count: basket.lines.length })}
      days={day ? { first: day, last: day } : undefined}
      clock={draft.time ? formatClock(lab.timeZone, draft.time, locale) : null}
      facts={[
        { term: t('diagnostics.order.where'), value: t(`diagnostics.draw.${draft.draw}`) },
        ...(draft.familyMemberId ? [{ term: t('diagnostics.order.for'), value: who }] : []),
      ]}
      amounts={[
        { term: t('diagnostics.order.total'), cents: totalOf({ basket, lab, draft }) },
        ...basket.lines.map(({ name, priceCents }) => ({ term: name, cents: priceCents ?? 0 })),
        ...(fee > 0 ? [{ term: t('diagnostics.draw.home'), cents: fee }] : []),
      ]}
    />
  );
}
