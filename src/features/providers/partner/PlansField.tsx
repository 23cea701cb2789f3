import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';

type Props = {
  form: Pick<CheckedForm<{ plans: string }>, 'control' | 'field'>;
  /** The words of the service. */
  word: (part: 'plans' | 'plans.hint') => string;
};

/** The insurance plans that a provider takes, one to a line. */
export function PlansField({ form, word }: Props) {
  const plans = useTypedField<string>(form.control, 'plans');
  return (
    <TextAreaField
      {...form.field('plans')}
      label={word('plans')}
      hint={word('plans.hint')}
      value={plans}
      rows={3}
      data-testid="plans"
    />
  );
}
