import { useMemo } from 'react';
import * as z from 'zod/mini';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { instantOf } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { Mode } from '../../appointment-price.ts';
import { modesOfDoctor } from '../../doctor.ts';
import { WaitForEarlier } from '../waiting/WaitForEarlier.tsx';
import { priceOf, stepAddress, type StepProps } from './booking-steps.ts';
import { HeldNotice } from './HeldNotice.tsx';
import { LaterDay } from './LaterDay.tsx';

/** `Please select slot`: a time is chosen that is on the screen. */
const TimeForm = z.object({ mode: Mode, time: z.string('errors.slotUnselected') });

/** How, and when. A time is held as soon as it is chosen. */
export function TimeStep({ doctor, times, draft, onChange, hold, aheadDays }: StepProps & { aheadDays: number }) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const time = hold.refusal ? undefined : draft.time;
  const chosen = useMemo(() => ({ mode: draft.mode, time }), [draft.mode, time]);
  const opensAt = draft.day === undefined ? undefined : instantOf(draft.day, '00:00', doctor.timeZone);
  const form = useCheckedForm({
    schema: TimeForm,
    fields: ['mode', 'time'],
    values: chosen,
    send: () => navigate(stepAddress(doctor._id, draft, 'person', { total: priceOf(doctor, draft.mode) })),
  });
  return (
    <>
      <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="booking-time">
        <StepHead
          step="time"
          title={t('doctors.book.time')}
          problems={form.problems}
          attempt={form.attempt}
          backTo={href('/Md/:pathParam?', { pathParam: doctor._id })}
          notice={
            <HeldNotice
              hold={hold}
              time={draft.time}
              timeZone={doctor.timeZone}
              onChoose={(time) => onChange({ time })}
            />
          }
        />
        <RadioCards
          {...form.field('mode')}
          label={t('doctors.book.mode')}
          value={draft.mode}
          onChange={({ target }) => onChange({ mode: target.value === 'chat' ? 'chat' : 'video' })}
          options={modesOfDoctor(doctor).map((mode) => ({
            value: mode,
            label: t(`doctors.booking.kind.${mode}`),
            detail: t(`doctors.book.mode.${mode}`),
            amount: formatMoney(priceOf(doctor, mode), locale),
          }))}
          data-testid="mode"
        />
        <FieldGroup id="time" label={t('availability.timesOf', { name: doctor.name })} error={form.field('time').error}>
          <LaterDay day={draft.day} times={times} timeZone={doctor.timeZone} aheadDays={aheadDays} />
          <SlotPicker
            times={times}
            timeZone={doctor.timeZone}
            label={t('availability.timesOf', { name: doctor.name })}
            chosen={draft.time ? [draft.time] : []}
            onChoose={(time) => onChange({ time })}
            isOnScreen
            opensAt={opensAt}
          />
        </FieldGroup>
        <StepContinue />
      </form>
      <WaitForEarlier
        id="earlier"
        doctor={doctor}
        mode={draft.mode}
        aheadDays={aheadDays}
        nextFree={times[0]}
        next={stepAddress(doctor._id, draft, 'time')}
      />
    </>
  );
}
