import { CircleCheck, Circle } from 'lucide-react';
import { type ComponentProps, type InputEvent, useId, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import styles from './PasswordField.module.css';

export type PasswordRule = { text: string; isMet: (password: string) => boolean };

type Props = ComponentProps<'input'> &
  FieldWords & {
    /** Shown as a list that ticks itself off while typing. */
    rules?: readonly PasswordRule[];
  };

export function PasswordField({ label, hint, error, isOptional, id, name, rules = [], onInput, ...rest }: Props) {
  const t = useWords();
  const rulesId = useId();
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const control = useControl({ id, name, hint, error, describedBy: rules.length > 0 && rulesId });
  const follow = (event: InputEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onInput?.(event);
  };
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.line}>
        <Input
          autoComplete="current-password"
          {...rest}
          {...control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onInput={follow}
        />
        <Button
          variant="quiet"
          aria-controls={control.id}
          data-testid={`${control.id}-show`}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'ui.password.hide' : 'ui.password.show')}
        </Button>
      </div>
      {rules.length > 0 && <Checklist id={rulesId} rules={rules} typed={typed} />}
    </Field>
  );
}

function Checklist({ id, rules, typed }: { id: string; rules: readonly PasswordRule[]; typed: string }) {
  const t = useWords();
  const areAllMet = rules.every((rule) => rule.isMet(typed));
  return (
    <>
      <ul className={styles.rules} id={id}>
        {rules.map((rule) => {
          const isMet = rule.isMet(typed);
          return (
            <li key={rule.text} data-met={isMet || undefined}>
              {isMet ? <CircleCheck size={20} aria-hidden="true" /> : <Circle size={20} aria-hidden="true" />}
              <span>{rule.text}</span>
              {isMet && <span className="vh">{t('ui.password.met')}</span>}
            </li>
          );
        })}
      </ul>
      <p className="vh" role="status">
        {areAllMet && t('ui.password.allMet')}
      </p>
    </>
  );
}
