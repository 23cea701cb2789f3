import { useState } from 'react';
import * as z from 'zod/mini';
import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { Form, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { DoseTime, type KeptMedicine } from '../kept-medicine.ts';
import { MedicineFrame, useBackToMedicines } from './MedicineFrame.tsx';
import { useMedicationCalls } from './queries.ts';

const fieldOf = (place: number) => `time${place}`;
type TypedPlan = Record<string, string | boolean>;

/** A field for each dose of a day. */
const typedPlan = (count: number) =>
  z
    .object({
      ...Object.fromEntries(Array.from({ length: count }, (_, place) => [fieldOf(place), DoseTime])),
      isReminded: z.boolean(),
      tellsFamily: z.boolean(),
    })
    .check(
      z.refine((typed) => new Set(timesIn(typed as TypedPlan, count)).size === count, {
        error: 'errors.doseTimesTwice',
        path: [fieldOf(count - 1)],
      }),
    ) as unknown as z.ZodMiniType<TypedPlan, TypedPlan>; // a text for each time, and the switches

const timesIn = (typed: TypedPlan, count: number) =>
  Array.from({ length: count }, (_, place) => String(typed[fieldOf(place)]));

type Props = { medicine: KeptMedicine; forWhom: string | undefined };

/** At which hours a medicine is taken, whether one is reminded then, and whether family hears of what nobody has marked. */
export function TimesForm({ medicine: shown, forWhom }: Props) {
  const t = useWords();
  const [{ _id: id, medicine, times, isReminded, tellsFamily }] = useState(shown);
  const { change } = useMedicationCalls();
  const goBack = useBackToMedicines(forWhom);
  const { name } = medicineInWords(medicine, t);
  const count = times.length;
  const form = useCheckedForm<TypedPlan>({
    schema: typedPlan(count),
    fields: [...times.map((_, place) => fieldOf(place)), 'isReminded', 'tellsFamily'],
    start: { ...Object.fromEntries(times.map((time, place) => [fieldOf(place), time])), isReminded, tellsFamily },
    send: async (typed) => {
      const plan = {
        times: timesIn(typed, count),
        isReminded: typed['isReminded'] === true,
        tellsFamily: typed['tellsFamily'] === true,
      };
      await change({ params: { id }, body: { version: shown.version, plan } });
      await goBack(t('medication.saved', { name }));
    },
  });
  return (
    <MedicineFrame title={t('medication.times.title', { name })} form={form} forWhom={forWhom}>
      <Form form={form} data-testid="times-form">
        {times.map((_, place) => (
          <TextField
            key={place}
            type="time"
            label={t('medication.dose.number', { number: place + 1, count })}
            {...form.field(fieldOf(place))}
            data-testid={`time-${place}`}
          />
        ))}
        <CheckboxField
          {...form.field('isReminded')}
          label={t('medication.remind')}
          hint={t('medication.remind.hint')}
          data-testid="remind"
        />
        <CheckboxField
          {...form.field('tellsFamily')}
          label={t('medication.tell')}
          hint={t('medication.tell.hint')}
          data-testid="tell-family"
        />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="save-times">
          {t('medication.save')}
        </SubmitButton>
      </Form>
    </MedicineFrame>
  );
}
