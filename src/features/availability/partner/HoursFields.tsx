import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LeavePrompt } from '#features/providers/partner/LeavePrompt.tsx';
import { useIsChanged } from '#features/providers/partner/useIsChanged.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type OwnHours, workingHours } from '../partner-contract.ts';
import styles from './RangesField.module.css';
import { PlacesField } from './PlacesField.tsx';
import { ScheduleColumns } from './ScheduleColumns.tsx';
import { SlotFields } from './SlotFields.tsx';
import { hoursFields, typedOf, TypedOwnHours } from './typed-week.ts';
import { TypedWeek } from './TypedWeek.tsx';

type Props = { hours: OwnHours; timeOff: ReactNode; onSaved: () => void };

/** The weekly hours and the slots in them, to change, beside what they would make of the week. */
export function HoursFields({ hours, timeOff, onSaved }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { _id: id, name, hasFixedSlots } = hours;
  const [start] = useState(() => ({ ...typedOf(hours), capacity: String(hours.capacity) }));
  const form = useCheckedForm({
    schema: TypedOwnHours,
    fields: [...hoursFields, 'capacity'],
    start,
    draft: { name: `hours-${id}`, label: t('availability.hours.draft', { name }) },
    send: async (body) => {
      const { data } = await callsOf(client, workingHours).save({ params: { id }, body });
      await refreshTopics(client, ['capacity']);
      toast({ text: t('availability.hours.saved', { count: data.outside, byHour: String(hasFixedSlots) }) });
      onSaved();
    },
  });
  const isChanged = useIsChanged(form.control, start);
  return (
    <ScheduleColumns
      side={
        <>
          <TypedWeek control={form.control} isChanged={isChanged} hours={hours} />
          {timeOff}
        </>
      }
    >
      <Card as="div">
        <LeavePrompt isNeeded={isChanged && !form.isSending} />
        <FormProblems form={form} />
        <RestoredNotice form={form} />
        <Form form={form} data-testid="hours-form">
          <SlotFields form={form} hasFixedSlots={hours.hasFixedSlots} />
          <PlacesField form={form} most={hours.mostPlaces} />
          <div className={styles.save}>
            <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="hours-save">
              {t('availability.hours.save')}
            </SubmitButton>
            {isChanged && (
              <Button variant="quiet" onClick={form.startOver} data-testid="hours-undo">
                {t('availability.hours.undo')}
              </Button>
            )}
            {isChanged && <p className="small muted">{t('availability.hours.unsaved')}</p>}
          </div>
        </Form>
      </Card>
    </ScheduleColumns>
  );
}
