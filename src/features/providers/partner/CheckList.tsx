import { useWords } from '#web/i18n/words.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import styles from './CheckList.module.css';
import { useTypedField } from '#web/forms/useTyped.ts';

type Props<Name extends string> = {
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
  form: Pick<CheckedForm<Record<Name, unknown>>, 'control' | 'field'>;
};

/** A closed list to choose from, folded up to how many are chosen. */
export function CheckList<Name extends string>({ name, label, options, form }: Props<Name>) {
  const t = useWords();
  const chosen = useTypedField<string[]>(form.control, name);
  const { error: _, ...registered } = form.field(name);
  return (
    <Disclosure
      data-testid={name}
      summary={
        <span>
          {label} <span className={styles.count}>{t('partner.profile.chosen', { count: chosen.length })}</span>
        </span>
      }
    >
      <fieldset>
        <legend className="vh">{label}</legend>
        <div className={styles.options}>
          {options.map(({ value, label: words }) => (
            <CheckboxField
              key={value}
              {...registered}
              id={`${name}-${value}`}
              label={words}
              value={value}
              data-testid={`${name}-${value}`}
            />
          ))}
        </div>
      </fieldset>
    </Disclosure>
  );
}
