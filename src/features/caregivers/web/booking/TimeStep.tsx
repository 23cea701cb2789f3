import { useMemo } from 'react';
import * as z from 'zod/mini';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { lengthsOf } from '../../caregiver.ts';
import type { Schedule } from '../../contract.ts';
import { WantedServices } from '../../visit.ts';
import { visitStarts } from '../../visit-starts.ts';
import { LengthField } from '../LengthField.tsx';
import { profileOf } from '../list/CaregiverRow.tsx';
import { priceOf, stepAddress, type StepProps } from './booking-steps.ts';

/** `Please select slot`: a time is chosen at which so many hours are free. */
const TimeForm = z.object({ services: WantedServices, time: z.string('errors.slotUnselected') });

type Props = StepProps & {
  slots: Schedule['data'];
  /** Somebody else was faster. */
  isTaken: boolean;
};

/** What somebody is to help with, for how long, and when. */
export function TimeStep({ caregiver, slots, isTaken, draft, onChange }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const { _id: id, name, timeZone } = caregiver;
  const { services, hours } = draft;
  const starts = visitStarts(slots, hours);
  const time = draft.time !== undefined && starts.includes(draft.time) ? draft.time : undefined;
  const chosen = useMemo(() => ({ services: [...services], time }), [services, time]);
  const form = useCheckedForm({
    schema: TimeForm,
    fields: ['services', 'time'],
    values: chosen,
    send: () => navigate(stepAddress(id, draft, 'person', { total: priceOf(caregiver, draft) })),
  });
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="booking-time">
      <StepHead
        step="time"
        title={t('caregivers.book.time')}
        problems={form.problems}
        attempt={form.attempt}
        backTo={profileOf(id)}
        notice={
          isTaken && !time && <Notice tone="warning" isLive title={t('errors.slot_taken')} data-testid="slot-taken" />
        }
      />
      <FieldGroup id="services" label={t('caregivers.book.help')} error={form.field('services').error}>
        <div className="fields">
          {caregiver.services.map((service, index) => (
            <CheckboxField
              key={service}
              id={index === 0 ? 'services' : `services-${service}`}
              name="services"
              label={t(`caregivers.service.${service}`)}
              checked={services.includes(service)}
              onChange={({ target }) =>
                onChange({
                  services: caregiver.services.filter((one) =>
                    one === service ? target.checked : services.includes(one),
                  ),
                })
              }
              data-testid={`help-${service}`}
            />
          ))}
        </div>
      </FieldGroup>
      <LengthField
        id="hours"
        lengths={lengthsOf(caregiver)}
        value={hours}
        onChange={(next) => onChange({ hours: next })}
      />
      <FieldGroup id="time" label={t('availability.timesOf', { name })} error={form.field('time').error}>
        <SlotPicker
          times={starts}
          timeZone={timeZone}
          label={t('availability.timesOf', { name })}
          chosen={time ? [time] : []}
          onChoose={(next) => onChange({ time: next })}
        />
      </FieldGroup>
      <StepContinue />
    </form>
  );
}
