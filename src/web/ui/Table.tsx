import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import styles from './Table.module.css';

export type Column<Row> = {
  key: string;
  label: string;
  isNumeric?: boolean;
  canSort?: boolean;
  show: (row: Row) => ReactNode;
};
export type SortOrder = { key: string; direction: 'ascending' | 'descending' };

type Props<Row> = {
  caption: ReactNode;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: SortOrder;
  onSort?: (sorting: SortOrder) => void;
  'data-testid'?: string;
};

/** Where it is narrow each row becomes a card. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  'data-testid': testId = 'table',
}: Props<Row>) {
  const { table, areCards } = useCards();
  const role = (name: string) => (areCards ? name : undefined);
  return (
    <div className={styles.holder}>
      <table ref={table} role={role('table')} className={styles.table} data-testid={testId}>
        <caption>{caption}</caption>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {columns.map((column) => (
              <th
                key={column.key}
                role={role('columnheader')}
                scope="col"
                data-numeric={column.isNumeric || undefined}
                aria-sort={column.canSort ? directionOf(column, sorting) : undefined}
              >
                {column.canSort && onSort ? (
                  <SortButton column={column} sorting={sorting} onSort={onSort} />
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role={role('row')} data-testid={`${testId}-${rowKey(row)}`}>
              {columns.map(({ key, label, isNumeric, show }, index) =>
                index === 0 ? (
                  <th key={key} role={role('rowheader')} scope="row">
                    {show(row)}
                  </th>
                ) : (
                  <td key={key} role={role('cell')} data-label={label} data-numeric={isNumeric || undefined}>
                    {show(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether rows are cards: the display values that these need take from a table, in some browsers, what it is to a screen reader. */
function useCards() {
  const [areCards, setCards] = useState(false);
  const table = useCallback((shown: HTMLTableElement) => {
    const sized = new ResizeObserver(() => setCards(getComputedStyle(shown).display === 'block'));
    sized.observe(shown);
    return () => sized.disconnect();
  }, []);
  return { table, areCards };
}

type SortProps<Row> = { column: Column<Row>; sorting: SortOrder | undefined; onSort: (sorting: SortOrder) => void };

function SortButton<Row>({ column, sorting, onSort }: SortProps<Row>) {
  const direction = directionOf(column, sorting);
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ key: column.key, direction: next })}>
      {column.label}
      {direction === 'none' && <ArrowUpDown size={20} aria-hidden="true" />}
      {direction === 'ascending' && <ArrowUp size={20} aria-hidden="true" />}
      {direction === 'descending' && <ArrowDown size={20} aria-hidden="true" />}
    </button>
  );
}

const directionOf = <Row,>({ key }: Column<Row>, sorting: SortOrder | undefined) =>
  sorting?.key === key ? sorting.direction : 'none';
