import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { type ChoiceName, choiceForms, choices, chosen } from '../profile.ts';
import { bloodGroupInWords } from './factsInWords.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import { type Step, useAnswering } from './step.ts';

export function ChoiceStep({ step, name }: { step: Step; name: ChoiceName }) {
  const t = useWords();
  const { draft, answer } = useAnswering(step);
  const form = useCheckedForm<{ answer: string }>({
    schema: choiceForms[name],
    fields: ['answer'],
    draft,
    start: { answer: step.profile.facts[name] ?? '' },
    send: ({ answer: value }) => answer(chosen(name, value)),
  });
  const labelOf = (value: string) =>
    name === 'bloodGroup' ? bloodGroupInWords(value, t) : t(`healthRecords.habit.${value}`);
  return (
    <QuestionFrame step={step} errorWord={useErrorWord(form)} problems={<FormProblems form={form} />}>
      <RestoredNotice form={form} />
      <Form form={form} data-testid="health-form">
        <RadioCards
          label={t(`healthRecords.fact.${name}`)}
          columns={name === 'bloodGroup' ? 2 : 1}
          options={choices[name].map((value) => ({ value, label: labelOf(value) }))}
          {...form.field('answer')}
          data-testid="answer"
        />
        <SubmitButton form={form} busyLabel={t('healthRecords.saving')} data-testid="health-continue">
          {t('healthRecords.continue')}
        </SubmitButton>
      </Form>
    </QuestionFrame>
  );
}
