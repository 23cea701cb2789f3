import { useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import type { ListName } from '../../profile.ts';
import type { EntryRow } from './import-rows.ts';
import type { Ticking } from './ImportSection.tsx';
import { useMarks } from './useMarks.ts';

type Props = Ticking & { list: ListName; rows: readonly EntryRow[] };

/** Allergies or conditions that a file names. */
export function EntrySection({ list, rows, ticked, tick }: Props) {
  const t = useWords();
  const marksOf = useMarks();
  if (rows.length === 0) return null;
  return (
    <FieldGroup
      id={`import-${list}`}
      label={<h2>{t(`healthRecords.fact.${list}`)}</h2>}
      legendSize="heading"
      data-testid={`import-${list}`}
    >
      {rows.map((row) => (
        <CheckboxField
          key={row.id}
          label={row.entry}
          hint={marksOf({ ...row, shortened: row.isShortened ? [list] : [] })}
          checked={ticked.has(row.id)}
          disabled={row.isKnown}
          onChange={({ target }) => tick([row.id], target.checked)}
          data-testid={`tick-${row.id}`}
        />
      ))}
    </FieldGroup>
  );
}
