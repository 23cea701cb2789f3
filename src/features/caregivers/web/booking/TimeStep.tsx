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
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { lengthsOf } from '../../caregiver.ts';
import type { Schedule } from '../../contract.ts';
import { FEWEST_VISITS, USUAL_WEEKS } from '../../series.ts';
import { WantedServices } from '../../visit.ts';
import { visitStarts } from '../../visit-starts.ts';
import { LengthField } from '../LengthField.tsx';
import { profileOf } from '../list/CaregiverRow.tsx';
import {
  priceOf,
  repeatedVisits,
  type RepetitionDraft,
  stepAddress,
  type StepProps,
  type VisitDraft,
} from './booking-steps.ts';
import { WeeklyFields } from './WeeklyFields.tsx';

/** `Please select slot`: a time is chosen at which so many hours are free. */
const TimeForm = z.object({
  services: WantedServices,
  time: z.string('errors.slotUnselected'),
  /** How many come again; null of a single one. */
  visits: z.nullable(z.int().check(z.minimum(FEWEST_VISITS, 'errors.visitsTooFew'))),
});

const usualRepetition: RepetitionDraft = { weekdays: [], weeks: USUAL_WEEKS, without: [] };

type Props = StepProps & {
  slots: Schedule['data'];
  /** Somebody else was faster. */
  isTaken: boolean;
};

/** What somebody is to help with, for how long, and when. */
export function TimeStep({ slots, isTaken, ...given }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const { caregiver, draft, onChange } = given;
  const { _id: id, name, timeZone } = caregiver;
  const { services, hours, repeats } = draft;
  const starts = visitStarts(slots, hours);
  const time = draft.time !== undefined && starts.includes(draft.time) ? draft.time : undefined;
  const visits = repeats && time ? given.starts.length : null;
  const chosen = useChosen(services, time, visits);
  const form = useCheckedForm({
    schema: TimeForm,
    fields: ['services', 'time', 'visits'],
    values: chosen,
    send: () => navigate(stepAddress(id, draft, 'person', { total: priceOf(given) })),
  });
  const timesOf = repeats ? t('caregivers.book.series.first', { name }) : t('availability.timesOf', { name });
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="booking-time">
      <StepHead
        step="time"
        title={t('caregivers.book.time')}
        problems={form.problems}
        attempt={form.attempt}
        backTo={profileOf(id)}
        notice={
          isTaken &&
          (!time || repeats) && <Notice tone="warning" isLive title={t('errors.slot_taken')} data-testid="slot-taken" />
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
      <RadioCards
        id="often"
        name="often"
        label={t('caregivers.book.often')}
        value={repeats ? 'weekly' : 'once'}
        columns={2}
        options={[
          { value: 'once', label: t('caregivers.book.once') },
          { value: 'weekly', label: t('caregivers.book.weekly'), detail: t('caregivers.book.weekly.detail') },
        ]}
        onChange={({ target }) => onChange({ repeats: target.value === 'weekly' ? usualRepetition : undefined })}
        data-testid="often"
      />
      <FieldGroup id="time" label={timesOf} error={form.field('time').error}>
        <SlotPicker
          times={starts}
          timeZone={timeZone}
          label={timesOf}
          chosen={time ? [time] : []}
          onChoose={(next) => onChange({ time: next })}
        />
      </FieldGroup>
      {repeats && (
        <WeeklyFields
          {...given}
          repeats={repeats}
          visits={time ? repeatedVisits(draft, { slots, timeZone }) : []}
          onRepeat={(next) => onChange({ repeats: next })}
          error={form.field('visits').error}
        />
      )}
      <StepContinue />
    </form>
  );
}

/** What the form reads: the same as long as nothing else is chosen. */
const useChosen = (services: VisitDraft['services'], time: string | undefined, visits: number | null) =>
  useMemo(() => ({ services: [...services], time, visits }), [services, time, visits]);
