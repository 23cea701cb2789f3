import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { type ChoiceName, choiceForms, choices, chosen } from '../profile.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { bloodGroupInWords } from '../facts-in-words.ts';
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
    <AnswerForm step={step} form={form}>
      <RadioCards
        label={t(`healthRecords.fact.${name}`)}
        columns={name === 'bloodGroup' ? 2 : 1}
        options={choices[name].map((value) => ({ value, label: labelOf(value) }))}
        {...form.field('answer')}
        data-testid="answer"
      />
    </AnswerForm>
  );
}
