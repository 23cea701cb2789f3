import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { numberFormat } from '#shared/intl.ts';
import { Form, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { KeptMedicine } from '../kept-medicine.ts';
import { type KeptSupply, perDoseIn, type RemainingSupply, TypedSupply } from '../supply.ts';
import { MedicineFrame, useBackToMedicines } from './MedicineFrame.tsx';
import { useMedicationCalls } from './queries.ts';

const amount = numberFormat({ maximumFractionDigits: 2 });

type Props = { medicine: KeptMedicine; today: string; forWhom: string | undefined };

/** How much of a medicine there is, from which it is estimated how long it lasts. */
export function SupplyForm({ medicine: shown, today, forWhom }: Props) {
  const t = useWords();
  const [{ _id: id, medicine, supply }] = useState(shown);
  const { change } = useMedicationCalls();
  const goBack = useBackToMedicines(forWhom);
  const { name } = medicineInWords(medicine, t);
  const perDose = supply?.perDose ?? perDoseIn(medicine.dose);
  const form = useCheckedForm({
    schema: TypedSupply,
    fields: ['units', 'perDose', 'countedOn'],
    start: { units: '', perDose: perDose === undefined ? '' : String(perDose), countedOn: today },
    send: async (said) => {
      await change({ params: { id }, body: { version: shown.version, supply: said } });
      await goBack(t('medication.saved', { name }));
    },
  });
  const forget = useMutation({
    mutationFn: () => change({ params: { id }, body: { version: shown.version, supply: null } }),
    onSuccess: () => goBack(t('medication.supply.forgotten', { name })),
  });
  return (
    <MedicineFrame title={t('medication.supply.title', { name })} form={form} forWhom={forWhom}>
      {supply?.left && <Estimated supply={supply} left={supply.left} />}
      <Form form={form} data-testid="supply-form">
        <TextField
          label={t('medication.supply.units')}
          hint={t('medication.supply.units.hint')}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('units')}
          data-testid="supply-units"
        />
        <TextField
          label={t('medication.supply.perDose')}
          hint={t('medication.supply.perDose.hint', { dose: medicine.dose })}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('perDose')}
          data-testid="supply-per-dose"
        />
        <Controller
          control={form.control}
          name="countedOn"
          render={({ field }) => (
            <DateField
              label={t('medication.supply.countedOn')}
              hint={t('medication.supply.countedOn.hint')}
              max={today}
              {...field}
              onChange={(day) => form.setValue('countedOn', day)}
              error={form.field('countedOn').error}
              data-testid="supply-counted"
            />
          )}
        />
        <p className="small muted">{t('medication.supply.note')}</p>
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="save-supply">
          {t('medication.save')}
        </SubmitButton>
      </Form>
      {supply && (
        <Button variant="quiet" isBusy={forget.isPending} onClick={() => forget.mutate()} data-testid="forget-supply">
          {t('medication.supply.forget')}
        </Button>
      )}
      <Refusal failure={forget.error instanceof Failure ? forget.error : undefined} />
    </MedicineFrame>
  );
}

function Estimated({ supply: { units, countedOn }, left }: { supply: KeptSupply; left: RemainingSupply }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <p data-testid="supply-estimated">
      {t('medication.supply.estimated', {
        units: amount(locale).format(left.units),
        counted: amount(locale).format(units),
        day: formatDayInWords(countedOn, locale, 'bare'),
      })}
    </p>
  );
}
