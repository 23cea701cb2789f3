import { X } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { ListName } from '../profile.ts';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './ListStep.module.css';
import type { Step } from './step.ts';
import { useEntries } from './useEntries.ts';

/** Conditions and allergies: typed one at a time, or 'none'. */
export function ListStep({ step, name }: { step: Step; name: ListName }) {
  const t = useWords();
  const form = useEntries(step, name);
  return (
    <AnswerForm step={step} form={form}>
      {form.entries.length > 0 && (
        <ul className={styles.entries} aria-label={t(`healthRecords.fact.${name}`)}>
          {form.entries.map((entry) => (
            <li key={entry}>
              {entry}
              <button
                type="button"
                aria-label={t('healthRecords.list.remove', { entry })}
                onClick={() => form.remove(entry)}
              >
                <X size={20} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <TextField
          label={t(`healthRecords.list.${name}`)}
          hint={t(`healthRecords.list.${name}.hint`)}
          name={name}
          autoComplete="off"
          maxLength={80}
          error={form.error}
          value={form.typed}
          onChange={({ target }) => form.type(target.value)}
          onKeyDown={form.press}
          data-testid="entry"
        />
        <Button variant="secondary" size="large" onClick={form.add} data-testid="entry-add">
          {t('healthRecords.list.add')}
        </Button>
      </div>
      <p className="vh" role="status">
        {form.news}
      </p>
      {form.entries.length === 0 && (
        <CheckboxField
          label={t(`healthRecords.list.${name}.none`)}
          checked={form.isNone}
          onChange={({ target }) => form.sayNone(target.checked)}
          data-testid="entry-none"
        />
      )}
    </AnswerForm>
  );
}
