import { useWords } from '#web/i18n/words.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { flagOf } from '../../flags.ts';
import type { WantedSamples } from '../../lab-contract.ts';
import { FlagTag } from '../../web/result/FlagTag.tsx';
import { ends, inOtherUnit, readFigure, type TypedRow, valueIn } from './typed-report.ts';
import styles from './Values.module.css';

type Props = {
  wanted: readonly WantedSamples[];
  rows: readonly TypedRow[];
  error: string | undefined;
  onChange: (rows: TypedRow[]) => void;
};

/** What is to be measured, test by test. */
export function ValueRows({ wanted, rows, error, onChange }: Props) {
  const tests = [...new Set(wanted.map(({ testId }) => testId))];
  const change = (index: number, next: Partial<TypedRow>) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, ...next } : row)));
  return (
    <FieldGroup id="rows" label={<span className="vh">{wanted[0]?.test}</span>} error={error}>
      {tests.map((test) => (
        <section key={test} className={styles.test} aria-label={wanted.find(({ testId }) => testId === test)?.test}>
          <h3>{wanted.find(({ testId }) => testId === test)?.test}</h3>
          {wanted.map((one, index) => {
            const row = rows[index];
            return one.testId === test && row ? (
              <ValueRow key={one.analyte} wanted={one} row={row} onChange={(next) => change(index, next)} />
            ) : null;
          })}
        </section>
      ))}
    </FieldGroup>
  );
}

type RowProps = { wanted: WantedSamples; row: TypedRow; onChange: (next: Partial<TypedRow>) => void };

/** One value with its unit, the flag that it will have, and the range of this lab. */
function ValueRow({ wanted: { testId, analyte, name, units }, row, onChange }: RowProps) {
  const t = useWords();
  const id = `${testId}-${analyte}`;
  const read = valueIn(row);
  return (
    <div className={styles.row} data-testid={`enter-${analyte}`}>
      <TextField
        id={`value-${id}`}
        label={name}
        inputMode="decimal"
        autoComplete="off"
        value={row.value}
        error={typeof read === 'string' ? t(read) : undefined}
        onChange={({ target }) => onChange({ value: target.value })}
        data-testid={`value-of-${analyte}`}
      />
      <SelectField
        id={`unit-${id}`}
        label={t('diagnostics.work.unit')}
        value={row.unit}
        options={units.map((unit) => ({ value: unit, label: unit }))}
        onChange={({ target }) => onChange(inOtherUnit(row, target.value))}
        data-testid={`unit-of-${analyte}`}
      />
      <span className={styles.flag}>{typeof read === 'object' && <FlagTag flag={flagOf(read.value, read)} />}</span>
      <Disclosure summary={t('diagnostics.work.range', { low: row.low || '–', high: row.high || '–' })}>
        <div className={styles.ends}>
          {ends.map((end) => (
            <TextField
              key={end}
              id={`${end}-${id}`}
              label={t(`diagnostics.work.${end}`)}
              inputMode="decimal"
              autoComplete="off"
              value={row[end]}
              error={Number.isNaN(readFigure(row[end])) ? t('errors.figureImproper') : undefined}
              onChange={({ target }) => onChange({ [end]: target.value })}
              data-testid={`${end}-of-${analyte}`}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
