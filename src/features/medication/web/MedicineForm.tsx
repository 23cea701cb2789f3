import { useState } from 'react';
import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { blankMedicine, MedicineFields, typedMedicine } from '#features/visit-summaries/web/MedicineFields.tsx';
import { DeclaredInput } from '#web/forms/DeclaredInput.tsx';
import { Form, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { MedicineList } from '../contract.ts';
import { type KeptMedicine, ownMedicineFields, startsOn, TypedOwnMedicine } from '../kept-medicine.ts';
import { MedicineFrame, useBackToMedicines } from './MedicineFrame.tsx';
import { useMedicationCalls } from './queries.ts';

type Props = { list: MedicineList; medicine: KeptMedicine | undefined; forWhom: string | undefined };

/** A medicine that is added, or changed. */
export function MedicineForm({ list, medicine: shown, forWhom }: Props) {
  const t = useWords();
  const [kept] = useState(shown);
  const { add, change, askAgain } = useMedicationCalls();
  const addOnce = useAddOnce(askAgain);
  const goBack = useBackToMedicines(forWhom);
  const called = kept && medicineInWords(kept.medicine, t).name;
  const title =
    called === undefined ? t('visitSummaries.medicine.add') : t('visitSummaries.medicine.change', { name: called });
  const form = useCheckedForm({
    schema: TypedOwnMedicine,
    fields: ownMedicineFields,
    start: kept
      ? { ...typedMedicine(kept.medicine), startsOn: kept.startsOn }
      : { ...blankMedicine, startsOn: list.today },
    draft: { name: `medicine-${kept?._id ?? 'new'}-${list.personId}`, label: title },
    send: async (medicine) => {
      if (kept) await change({ params: { id: kept._id }, body: { version: shown?.version ?? kept.version, medicine } });
      else await addOnce(({ idempotencyKey: key }) => add({ body: { familyMemberId: forWhom, key, medicine } }));
      await goBack(t(kept ? 'medication.saved' : 'medication.added', { name: medicine.name }));
    },
  });
  return (
    <MedicineFrame title={title} form={form} forWhom={forWhom}>
      <RestoredNotice form={form} />
      <Form form={form} data-testid="own-medicine-form">
        <MedicineFields form={form} />
        <DeclaredInput declared={startsOn} form={form} data-testid="medicine-starts" />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="save-medicine">
          {t('medication.save')}
        </SubmitButton>
      </Form>
    </MedicineFrame>
  );
}
