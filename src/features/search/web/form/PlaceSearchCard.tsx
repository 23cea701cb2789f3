import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { SearchCell } from '#web/ui/SearchCell.tsx';
import styles from './PlaceSearchCard.module.css';
import type { Choices, FieldRenderer, SearchField } from './search-field.ts';
import type { PlaceSearchForm } from './usePlaceSearch.ts';
import { WhereField } from './WhereField.tsx';

type Props = {
  label: string;
  /** Where the list stands. */
  action: string;
  form: PlaceSearchForm;
  fields: readonly SearchField[];
  /** Its fields are named after it. */
  id: string;
  /** Inside a card that is there already. */
  isBare?: boolean | undefined;
};

/** The search around a place as a card. A form like any other, so that it also searches before the page is awake. */
export function PlaceSearchCard({ label, action, form, fields, id, isBare }: Props) {
  const t = useWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = form.go();
    if (missing === 'where') document.getElementById(id)?.focus();
    else if (missing !== undefined) {
      const opener = event.currentTarget.querySelector<HTMLButtonElement>(`[data-testid="${id}-${missing}"]`);
      if (!opener?.popoverTargetElement?.matches(':popover-open')) opener?.click();
    }
  };
  return (
    <search aria-label={label}>
      <form
        action={action}
        onSubmit={submit}
        noValidate
        className={styles.fields}
        data-bare={isBare || undefined}
        data-alone={fields.length === 0 || undefined}
        data-testid={`${id}-search`}
      >
        <PersonAlong />
        <WhereField
          label={t('search.where')}
          id={id}
          look="cell"
          value={form.where}
          onChange={form.setWhere}
          error={form.error}
        />
        {fields.map((field) =>
          field.choices ? (
            <ChosenInPlace key={field.key} id={id} field={field} choices={field.choices} />
          ) : (
            field.field && <OpenedField key={field.key} id={id} field={field} open={field.field} />
          ),
        )}
        <div className={styles.go}>
          <Button type="submit" isWide icon={<Search size={24} aria-hidden="true" />} data-testid={`${id}-go`}>
            {t('ui.search')}
          </Button>
        </div>
      </form>
    </search>
  );
}

type FieldProps = { field: SearchField; id: string };

function OpenedField({ id, field: { key, label, value, icon }, open }: FieldProps & { open: FieldRenderer }) {
  return (
    <Popover
      label={label}
      isSheet
      isModal
      size="wide"
      trigger={(trigger) => (
        <SearchCell
          icon={icon}
          label={label}
          controlId={trigger.id}
          control={
            <button
              type="button"
              {...trigger}
              aria-labelledby={`${trigger.id}-label ${trigger.id}`}
              data-testid={`${id}-${key}`}
            >
              {value}
            </button>
          }
        />
      )}
    >
      {(inside) => open(id, inside)}
    </Popover>
  );
}

function ChosenInPlace({ id, field: { label, icon }, choices }: FieldProps & { choices: Choices }) {
  const control = `${id}-${choices.name}`;
  return (
    <SearchCell
      icon={icon}
      label={label}
      controlId={control}
      control={
        <select
          id={control}
          name={choices.name}
          value={choices.value}
          onChange={({ target }) => choices.choose(Number(target.value))}
          data-testid={control}
        >
          {choices.of.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      }
    />
  );
}
