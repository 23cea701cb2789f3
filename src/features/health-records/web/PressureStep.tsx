import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { TypedBloodPressure } from '../profile.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { MeasureField } from './MeasureField.tsx';
import styles from './Pair.module.css';
import { type Step, useAnswering } from './step.ts';

export function PressureStep({ step }: { step: Step }) {
  const t = useWords();
  const { draft, answer } = useAnswering(step);
  const { bloodPressure } = step.profile.facts;
  const form = useCheckedForm({
    schema: TypedBloodPressure,
    fields: ['systolic', 'diastolic'],
    draft,
    start: { systolic: String(bloodPressure?.systolic ?? ''), diastolic: String(bloodPressure?.diastolic ?? '') },
    send: (pressure) => answer({ bloodPressure: pressure }),
  });
  return (
    <AnswerForm step={step} form={form}>
      <div className={styles.pair}>
        <MeasureField label={t('healthRecords.bloodPressure.systolic')} {...form.field('systolic')} />
        <MeasureField label={t('healthRecords.bloodPressure.diastolic')} {...form.field('diastolic')} />
      </div>
    </AnswerForm>
  );
}
