import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { type HoursForm, slotBuffers, slotHorizons, slotLengths, slotNotices } from '../partner-contract.ts';
import { minutesInWords } from './minutes-in-words.ts';
import { NumberSelect } from './NumberSelect.tsx';
import { RangesField } from './RangesField.tsx';
import { FieldPairs } from './ScheduleColumns.tsx';

type Props = {
  form: Pick<CheckedForm<HoursForm>, 'control' | 'field' | 'setValue'>;
  /** How long slots are and how far apart is not theirs to choose. */
  hasFixedSlots?: boolean;
};

/** The hours of each weekday and the slots in them: the fields `hoursFields` of a form. */
export function SlotFields({ form, hasFixedSlots = false }: Props) {
  const t = useWords();
  const choice = (field: Exclude<keyof HoursForm, 'ranges'>) => ({
    ...form.field(field),
    'data-testid': field,
  });
  return (
    <>
      <RangesField form={form} />
      <FieldPairs>
        {!hasFixedSlots && (
          <>
            <NumberSelect
              label={t('availability.length')}
              values={slotLengths}
              inWords={minutesInWords}
              {...choice('slotMinutes')}
            />
            <NumberSelect
              label={t('availability.buffer')}
              values={slotBuffers}
              inWords={(count, t) => (count === 0 ? t('availability.buffer.none') : minutesInWords(count, t))}
              {...choice('bufferMinutes')}
            />
          </>
        )}
        <NumberSelect
          label={t('availability.notice')}
          values={slotNotices}
          inWords={(count, t) => t('availability.before', { time: minutesInWords(count, t) })}
          {...choice('noticeMinutes')}
        />
        <NumberSelect
          label={t('availability.ahead')}
          values={slotHorizons}
          inWords={(count, t) => t('availability.daysAhead', { count })}
          {...choice('aheadDays')}
        />
      </FieldPairs>
    </>
  );
}
