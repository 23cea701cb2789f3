import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { feetAndInches, HeightAndWeight, heightOf } from '../profile.ts';
import styles from './Pair.module.css';
import { QuestionFrame } from './QuestionFrame.tsx';
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
    <QuestionFrame step={step} errorWord={useErrorWord(form)} problems={<FormProblems form={form} />}>
      <RestoredNotice form={form} />
      <Form form={form} data-testid="health-form">
        <div className={styles.pair}>
          <TextField
            label={t('healthRecords.height.feet')}
            inputMode="numeric"
            autoComplete="off"
            extent="short"
            {...form.field('feet')}
            data-testid="feet"
          />
          <TextField
            label={t('healthRecords.height.inches')}
            inputMode="numeric"
            autoComplete="off"
            extent="short"
            {...form.field('inches')}
            data-testid="inches"
          />
        </div>
        <TextField
          label={t('healthRecords.weight')}
          inputMode="decimal"
          autoComplete="off"
          extent="short"
          {...form.field('weight')}
          data-testid="weight"
        />
        <SubmitButton form={form} busyLabel={t('healthRecords.saving')} data-testid="health-continue">
          {t('healthRecords.continue')}
        </SubmitButton>
      </Form>
    </QuestionFrame>
  );
}
