import { Controller } from 'react-hook-form';
import type { DeclaredField } from '#shared/declared-fields.ts';
import { useWords } from '#web/i18n/words.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { CheckedForm } from './useCheckedForm.ts';

type Props<Name extends string> = {
  declared: DeclaredField<Name>;
  form: Pick<CheckedForm<Record<Name, unknown>>, 'field' | 'setValue' | 'control'>;
  'data-testid'?: string;
};

/** The control of a declared field. */
export function DeclaredInput<Name extends string>({ declared, form, 'data-testid': testId }: Props<Name>) {
  const t = useWords();
  const { name, words, hint, required, look } = declared;
  const about = {
    label: t(words),
    isOptional: required === undefined,
    'data-testid': testId,
    ...(hint && { hint: t(hint) }),
  };
  if (look === 'day')
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <DateField
            {...about}
            {...field}
            onChange={(day) => form.setValue(name, day)}
            error={form.field(name).error}
          />
        )}
      />
    );
  const given = { ...about, ...form.field(name) };
  if (look === 'text') return <TextAreaField rows={3} limit={declared.most} {...given} />;
  if (look === 'choice')
    return (
      <SelectField
        startsEmpty
        options={Object.entries(declared.choices).map(([value, key]) => ({ value, label: t(key) }))}
        {...given}
      />
    );
  return <TextField inputMode={look === 'years' ? 'numeric' : undefined} autoComplete="off" {...given} />;
}
