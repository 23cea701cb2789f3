import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { feetAndInches, HeightAndWeight, heightOf } from '../profile.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { MeasureField } from './MeasureField.tsx';
import styles from './Pair.module.css';
import { type Step, useAnswering } from './step.ts';

export function BodyStep({ step }: { step: Step }) {
  const t = useWords();
  const { draft, answer } = useAnswering(step);
  const { height, weight } = step.profile.facts;
  const start = height === undefined ? { feet: '', inches: '' } : feetAndInches(height);
  const form = useCheckedForm({
    schema: HeightAndWeight,
    fields: ['feet', 'inches', 'weight'],
    draft,
    start: { feet: String(start.feet), inches: String(start.inches), weight: String(weight ?? '') },
    send: ({ feet, inches, weight: pounds }) => answer({ height: heightOf({ feet, inches }), weight: pounds }),
  });
  return (
    <AnswerForm step={step} form={form}>
      <div className={styles.pair}>
        <MeasureField label={t('healthRecords.height.feet')} {...form.field('feet')} />
        <MeasureField label={t('healthRecords.height.inches')} {...form.field('inches')} />
      </div>
      <MeasureField label={t('healthRecords.weight')} inputMode="decimal" {...form.field('weight')} />
    </AnswerForm>
  );
}
