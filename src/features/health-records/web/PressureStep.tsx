import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TypedBloodPressure } from '../profile.ts';
import styles from './Pair.module.css';
import { QuestionFrame } from './QuestionFrame.tsx';
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
    <QuestionFrame step={step} errorWord={useErrorWord(form)} problems={<FormProblems form={form} />}>
      <RestoredNotice form={form} />
      <Form form={form} data-testid="health-form">
        <div className={styles.pair}>
          <TextField
            label={t('healthRecords.bloodPressure.systolic')}
            inputMode="numeric"
            autoComplete="off"
            extent="short"
            {...form.field('systolic')}
            data-testid="systolic"
          />
          <TextField
            label={t('healthRecords.bloodPressure.diastolic')}
            inputMode="numeric"
            autoComplete="off"
            extent="short"
            {...form.field('diastolic')}
            data-testid="diastolic"
          />
        </div>
        <SubmitButton form={form} busyLabel={t('healthRecords.saving')} data-testid="health-continue">
          {t('healthRecords.continue')}
        </SubmitButton>
      </Form>
    </QuestionFrame>
  );
}
