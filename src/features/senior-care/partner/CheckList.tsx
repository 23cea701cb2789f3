import { useWords } from '#web/i18n/words.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import styles from './CheckList.module.css';
import type { TypedProfile } from './typed-profile.ts';
import { useTypedField } from './useTyped.ts';

type Props = {
  name: 'services' | 'languages';
  label: string;
  options: readonly { value: string; label: string }[];
  form: Pick<CheckedForm<TypedProfile>, 'control' | 'field'>;
};

/** A closed list to choose from, folded up to how many are chosen. */
export function CheckList({ name, label, options, form }: Props) {
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
