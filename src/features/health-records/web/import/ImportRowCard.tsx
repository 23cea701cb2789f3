import type { DeclaredField } from '#shared/declared-fields.ts';
import { DeclaredInput } from '#web/forms/DeclaredInput.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { declaredFacts } from '#web/ui/declared-facts.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { recordTypes } from '../../record-types.ts';
import styles from './Import.module.css';
import type { ImportRow } from './import-rows.ts';
import { RowFiles } from './RowFiles.tsx';
import { UseForAll } from './UseForAll.tsx';
import { fieldOf, type ImportForm, needsFiles } from './useImportForm.ts';
import { useMarks } from './useMarks.ts';

type Props = {
  row: ImportRow;
  /** The others of its section that are ticked. */
  beside: readonly ImportRow[];
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  form: ImportForm;
};

/** One record of a file: what it says, and, while it is ticked, what has to be said besides. */
export function ImportRowCard({ row, beside, isTicked, onTick, form }: Props) {
  const t = useWords();
  const marksOf = useMarks();
  const { fields, title, day } = recordTypes[row.type];
  const rest = fields.filter(({ name }) => name !== title && name !== day);
  const facts = declaredFacts(rest, row.facts, t);
  const [called, when] = [row.facts[title], row.facts[day]];
  return (
    <Card as="li" className={styles.row} data-testid={`import-${row.id}`}>
      <CheckboxField
        label={
          <>
            <strong>{called ?? t('healthRecords.import.unsaid')}</strong>
            {when && (
              <span className={styles.day}>
                <DateText day={when} />
              </span>
            )}
          </>
        }
        hint={marksOf(row)}
        checked={isTicked}
        disabled={row.isKnown}
        onChange={({ target }) => onTick(target.checked)}
        data-testid={`tick-${row.id}`}
      />
      {facts.length > 0 && <FactList facts={facts} />}
      {isTicked && (
        <div className="fields">
          {row.missing.map((field) => (
            <Missing key={field.name} row={row} field={field} beside={beside} form={form} />
          ))}
          {needsFiles(row) && <RowFiles row={row} beside={beside} form={form} />}
        </div>
      )}
    </Card>
  );
}

type MissingProps = Pick<Props, 'row' | 'beside' | 'form'> & { field: DeclaredField };

function Missing({ row, field, beside, form }: MissingProps) {
  const name = fieldOf(row, field.name);
  const others = beside.filter(({ missing }) => missing.some((one) => one.name === field.name));
  return (
    <div className={styles.missing}>
      <DeclaredInput declared={{ ...field, name }} form={form} data-testid={`field-${name}`} />
      <UseForAll
        name={name}
        others={others.map((other) => fieldOf(other, field.name))}
        words={field.words}
        form={form}
      />
    </div>
  );
}
