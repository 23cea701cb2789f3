import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import styles from './CheckList.module.css';
import { useTypedField } from '#web/forms/useTyped.ts';

type Props<Name extends string> = {
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
  form: Pick<CheckedForm<Record<Name, unknown>>, 'control' | 'field'>;
};

/** A closed list to choose from, folded up to how many are chosen; it opens where something is wrong with it. */
export function CheckList<Name extends string>({ name, label, options, form }: Props<Name>) {
  const t = useWords();
  const chosen = useTypedField<string[]>(form.control, name);
  const { error, ...registered } = form.field(name);
  const id = fieldId(name);
  // Once it has opened it stays so, also when nothing is wrong any more.
  const [isOpened, setOpened] = useState(false);
  if (error && !isOpened) setOpened(true);
  return (
    <Disclosure
      open={isOpened || undefined}
      data-testid={name}
      summary={
        <span>
          {label} <span className={styles.count}>{t('partner.profile.chosen', { count: chosen.length })}</span>
        </span>
      }
    >
      <FieldGroup
        id={id}
        label={<span className="vh">{label}</span>}
        {...(error && { error, describedBy: `${id}-error` })}
      >
        <div className={styles.options}>
          {options.map(({ value, label: words }, index) => (
            <CheckboxField
              key={value}
              {...registered}
              id={index === 0 ? id : `${id}-${value}`}
              label={words}
              value={value}
              data-testid={`${name}-${value}`}
            />
          ))}
        </div>
      </FieldGroup>
    </Disclosure>
  );
}
