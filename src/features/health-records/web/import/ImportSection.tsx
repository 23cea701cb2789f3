import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { RecordType } from '../../record-types.ts';
import type { ImportRow } from './import-rows.ts';
import styles from './Import.module.css';
import { ImportRowCard } from './ImportRowCard.tsx';
import type { ImportForm } from './useImportForm.ts';

/** Which rows are ticked, and the way to tick them. */
export type Ticking = {
  ticked: ReadonlySet<string>;
  tick: (ids: readonly string[], isTicked: boolean) => void;
};

type Props = Ticking & {
  type: RecordType;
  rows: readonly ImportRow[];
  /** So many older ones have no room. */
  older: number;
  form: ImportForm;
};

/** What a file says of one section of the records. */
export function ImportSection({ type, rows, older, form, ticked, tick }: Props) {
  const t = useWords();
  if (rows.length === 0) return null;
  const heading = `import-${type}`;
  const free = rows.filter((row) => !row.isKnown).map(({ id }) => id);
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const section = t(`healthRecords.section.${type}`);
  return (
    <section className={styles.section} aria-labelledby={heading} data-testid={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{section}</h2>
        <span className="muted">{t('healthRecords.import.ticked', { count: chosen.length, all: rows.length })}</span>
        {free.length > 1 && (
          <Button variant="quiet" onClick={() => tick(free, chosen.length === 0)} data-testid={`tick-all-${type}`}>
            {t(chosen.length === 0 ? 'healthRecords.import.all' : 'healthRecords.import.none')}
            <span className="vh">{`: ${section}`}</span>
          </Button>
        )}
      </header>
      {older > 0 && <p>{t('healthRecords.import.older', { count: older })}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <ImportRowCard
            key={row.id}
            row={row}
            beside={chosen.filter(({ id }) => id !== row.id)}
            isTicked={ticked.has(row.id)}
            onTick={(isTicked) => tick([row.id], isTicked)}
            form={form}
          />
        ))}
      </ul>
    </section>
  );
}
