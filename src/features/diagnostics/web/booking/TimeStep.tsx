import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { formatMoment } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { draws } from '../../catalogue.ts';
import { stopsEatingAt, wantsMorning } from '../../preparation.ts';
import { freeTimesOf } from '../queries.ts';
import { stepAddress, type StepProps, totalOf } from './order-steps.ts';

/** `Please select slot`: a time is chosen that is on the screen. */
const TimeForm = z.object({
  draw: z.enum(draws, 'errors.optionUnselected'),
  time: z.string('errors.slotUnselected'),
});

type Props = StepProps & {
  /** Somebody else was faster. */
  isTaken: boolean;
};

/** Where the sample is taken, and when. */
export function TimeStep({ lab, basket, draft, isTaken, onChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data: schedule } = useQuery(freeTimesOf(lab._id));
  const times = schedule?.data ?? [];
  const time = draft.time && times.includes(draft.time) ? draft.time : undefined;
  const chosen = useMemo(() => ({ draw: draft.draw, time }), [draft.draw, time]);
  const form = useCheckedForm({
    schema: TimeForm,
    fields: ['draw', 'time'],
    values: chosen,
    send: () => navigate(stepAddress(draft, 'person', { total: totalOf({ lab, basket, draft }) })),
  });
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="order-time">
      <StepHead
        step="time"
        title={t('diagnostics.order.when')}
        problems={form.problems}
        attempt={form.attempt}
        backTo={href('/mycart')}
        notice={
          isTaken && !time && <Notice tone="warning" isLive title={t('errors.slot_taken')} data-testid="slot-taken" />
        }
      />
      <RadioCards
        {...form.field('draw')}
        label={t('diagnostics.order.where')}
        value={draft.draw}
        onChange={({ target }) => onChange({ draw: target.value === 'home' ? 'home' : 'center' })}
        options={draws
          .filter((draw) => draw === 'center' || lab.homeFeeCents !== null)
          .map((draw) => ({
            value: draw,
            label: t(`diagnostics.draw.${draw}`),
            detail: draw === 'center' ? `${lab.street}, ${lab.city}` : t('diagnostics.draw.home.text'),
            ...(draw === 'home' && { amount: formatMoney(lab.homeFeeCents ?? 0, locale) }),
          }))}
        data-testid="draw"
      />
      {wantsMorning(basket) && <Notice title={t('diagnostics.order.morning')} />}
      <FieldGroup id="time" label={t('availability.timesOf', { name: lab.name })} error={form.field('time').error}>
        {schedule === undefined ? (
          <Skeleton shape="card" />
        ) : times.length === 0 ? (
          <Notice
            tone="warning"
            title={t('diagnostics.order.noTimes', { name: lab.name })}
            action={
              <ButtonLink variant="secondary" href={href('/mycart')}>
                {t('diagnostics.addMore.back')}
              </ButtonLink>
            }
            data-testid="no-times"
          >
            {t('diagnostics.order.noTimes.text')}
          </Notice>
        ) : (
          <SlotPicker
            times={times}
            timeZone={lab.timeZone}
            label={t('availability.timesOf', { name: lab.name })}
            chosen={time ? [time] : []}
            onChoose={(next) => onChange({ time: next })}
          />
        )}
      </FieldGroup>
      <Fasting basket={basket} time={time} timeZone={lab.timeZone} />
      {times.length > 0 && <StepContinue />}
    </form>
  );
}

type FastingProps = { basket: StepProps['basket']; time: string | undefined; timeZone: string };

/** From when on not to eat, for the chosen time. */
export function Fasting({ basket, time, timeZone }: FastingProps) {
  const t = useWords();
  const locale = useLocale();
  const stops = time ? stopsEatingAt(basket, new Date(time)) : null;
  if (stops === null) return null;
  return (
    <Notice
      isLive
      title={t('diagnostics.prepare.fastFrom', {
        hours: basket.fastHours,
        moment: formatMoment(timeZone, stops, locale),
      })}
      data-testid="fasting"
    />
  );
}
