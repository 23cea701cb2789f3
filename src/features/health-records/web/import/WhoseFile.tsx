import { useWords } from '#web/i18n/words.tsx';
import { formatDay, readDay } from '#shared/dates.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Reading } from '../reading/reading.ts';
import type { ImportBasis } from './import-rows.ts';
import { type ImportForm, RIGHT_PERSON } from './useImportForm.ts';

type Props = { reading: Reading; basis: ImportBasis; asksPerson: boolean; form: ImportForm };

/** Whom the file is about beside whose records these are; where it is not the same, somebody has to say that it is right. */
export function WhoseFile({ reading: { patient, sourceName }, basis, asksPerson, form }: Props) {
  const t = useWords();
  const born = (day: string | null) => {
    const read = day ? readDay(day) : undefined;
    return read ? formatDay(read) : day || t('healthRecords.import.unsaid');
  };
  const inWords = (name: string, day: string | null) =>
    t('healthRecords.import.person', { name: name || t('healthRecords.import.unsaid'), day: born(day) });
  const facts = [
    {
      term: t('healthRecords.import.about'),
      value: patient ? inWords(patient.name, patient.birthDate) : t('healthRecords.import.unsaid'),
      testId: 'import-patient',
    },
    { term: t('healthRecords.import.for'), value: inWords(basis.name, basis.birthDate), testId: 'import-person' },
    ...(sourceName ? [{ term: t('healthRecords.import.source'), value: sourceName, testId: 'import-source' }] : []),
  ];
  return (
    <>
      <FactList facts={facts} />
      {asksPerson && (
        <Notice tone="warning" title={t('healthRecords.import.check')} data-testid="import-wrong-person">
          <CheckboxField
            {...form.field(RIGHT_PERSON)}
            label={
              patient
                ? t('healthRecords.import.confirm', {
                    patient: patient.name || t('healthRecords.import.unsaid'),
                    day: born(patient.birthDate),
                    person: basis.name,
                  })
                : t('healthRecords.import.confirm.nobody', { person: basis.name })
            }
            data-testid="import-right-person"
          />
        </Notice>
      )}
    </>
  );
}
