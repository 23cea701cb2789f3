import { useQueryClient } from '@tanstack/react-query';
import { NumberSelect } from '#features/availability/partner/NumberSelect.tsx';
import { FieldPairs, ScheduleColumns } from '#features/availability/partner/ScheduleColumns.tsx';
import { WeekPreview } from '#features/availability/partner/WeekPreview.tsx';
import { HoursField } from '#features/providers/partner/HoursField.tsx';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Card } from '#web/ui/Card.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberStepper } from '#web/ui/NumberStepper.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import {
  MOST_AT_ONCE,
  partnerTours,
  tourHorizons,
  tourLengths,
  tourNoticeHours,
  type TourSchedule,
} from '../partner-contract.ts';
import { LONGEST_TOUR_NOTE } from '../tour.ts';
import { DaysOff } from './DaysOff.tsx';
import { scheduleFields, TypedSchedule, typedOf } from './typed-schedule.ts';

/** When a place shows families around, and what that makes of the coming week. */
export function ScheduleForm({ schedule }: { schedule: TourSchedule }) {
  const t = useWords();
  return (
    <>
      {!schedule.isVerified && <Notice tone="warning">{t('tours.desk.unverified')}</Notice>}
      <ScheduleColumns
        side={
          <>
            <WeekPreview
              text={t(schedule.isOn ? 'tours.desk.week.text' : 'tours.desk.week.off')}
              slots={schedule.isOn ? schedule.week : undefined}
              timeZone={schedule.timeZone}
            />
            {schedule.canManage && !schedule.isNew && <DaysOff schedule={schedule} />}
          </>
        }
      >
        <Card as="div">
          {schedule.canManage ? <Fields schedule={schedule} /> : <p>{t('tours.desk.onlyManagers')}</p>}
        </Card>
      </ScheduleColumns>
    </>
  );
}

function Fields({ schedule }: { schedule: TourSchedule }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { _id: id, name } = schedule;
  const form = useCheckedForm({
    schema: TypedSchedule,
    fields: scheduleFields,
    start: typedOf(schedule),
    draft: { name: `visit-hours-${id}`, label: t('tours.desk.hours.draft', { name }) },
    send: async (body) => {
      await callsOf(client, partnerTours).save({ params: { id }, body });
      await refreshTopics(client, ['tours']);
      toast({ text: t('tours.desk.hours.saved') });
    },
  });
  const capacity = useTypedField<number>(form.control, 'capacity');
  return (
    <>
      <FormProblems form={form} />
      <RestoredNotice form={form} />
      <Form form={form} data-testid="schedule-form">
        <CheckboxField
          label={t('tours.desk.isOn')}
          hint={t('tours.desk.isOn.hint')}
          {...form.field('isOn')}
          data-testid="schedule-on"
        />
        <HoursField label={t('tours.desk.hours')} hint={t('tours.desk.hours.hint')} form={form} />
        <FieldPairs>
          <NumberSelect
            label={t('availability.length')}
            values={tourLengths}
            inWords={(count, t) => t('availability.minutes', { count })}
            {...form.field('slotMinutes')}
          />
          <NumberStepper
            name="capacity"
            label={t('tours.desk.atOnce')}
            error={form.field('capacity').error}
            value={capacity}
            min={1}
            max={MOST_AT_ONCE}
            keepsTyped
            onChange={(count) => form.setValue('capacity', count)}
            data-testid="schedule-capacity"
          />
          <NumberSelect
            label={t('availability.notice')}
            values={tourNoticeHours}
            inWords={(count, t) => t('availability.hoursBefore', { count })}
            {...form.field('noticeHours')}
          />
          <NumberSelect
            label={t('availability.ahead')}
            values={tourHorizons}
            inWords={(count, t) => t('availability.daysAhead', { count })}
            {...form.field('aheadDays')}
          />
        </FieldPairs>
        <TextAreaField
          label={t('tours.desk.usualNote')}
          hint={t('tours.desk.note.hint')}
          isOptional
          rows={2}
          limit={LONGEST_TOUR_NOTE}
          {...form.field('note')}
          data-testid="schedule-note"
        />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="schedule-save">
          {t('tours.desk.hours.save')}
        </SubmitButton>
      </Form>
    </>
  );
}
