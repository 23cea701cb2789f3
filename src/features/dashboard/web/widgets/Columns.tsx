import { Fragment, type ReactNode } from 'react';
import type { WidgetName } from '../../widgets.ts';
import styles from './Columns.module.css';

/** Where a card stands on a wide screen. */
const columnOf = {
  firstSteps: 'main',
  week: 'rail',
  visits: 'rail',
  waitingDays: 'rail',
  quickActions: 'rail',
  bookings: 'main',
} as const satisfies Record<WidgetName, 'main' | 'rail'>;

type ShownWidget = { name: WidgetName; card: ReactNode };
type Props = {
  /** What stands above all cards. */
  children: ReactNode;
  shown: readonly ShownWidget[];
};

/**
 * The cards in their order: below one another on a phone, in two columns on a wide screen. Those of one column that follow each other
 * stand together, so that what is read and reached by the keyboard goes in the same order as what is seen.
 */
export function Columns({ children, shown }: Props) {
  const [first = [], ...others] = runsOf(shown);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {children}
        {cardsOf(first)}
      </div>
      {others.map((run) => (
        <div key={run[0]?.name} className={run[0] && styles[columnOf[run[0].name]]}>
          {cardsOf(run)}
        </div>
      ))}
    </div>
  );
}

const cardsOf = (run: readonly ShownWidget[]) => run.map(({ name, card }) => <Fragment key={name}>{card}</Fragment>);

/** The first run, which may be empty, belongs to the main column. */
function runsOf(shown: readonly ShownWidget[]): ShownWidget[][] {
  const runs: ShownWidget[][] = [[]];
  let column: 'main' | 'rail' = 'main';
  for (const one of shown) {
    if (columnOf[one.name] !== column) runs.push([]);
    column = columnOf[one.name];
    runs.at(-1)?.push(one);
  }
  return runs;
}
