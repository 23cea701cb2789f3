import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

export type Tab<V extends string> = {
  value: V;
  label: string;
  count?: number;
  icon?: ReactNode;
};

type Props<V extends string> = {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** `pills` for the services of the search card; `line` wraps into chips below 700 px. */
  look?: 'line' | 'pills';
  /** What the chosen tab shows. */
  children: ReactNode;
  'data-testid'?: string;
};

/** Arrow keys, Home and End move and choose. The page keeps the choice. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  children,
  'data-testid': testId = 'tab',
}: Props<V>) {
  const id = useId();
  const move = (event: KeyboardEvent) => {
    // counted from the focused tab: the tab chosen by the last key may still be loading
    const from = tabs.findIndex((tab) => document.activeElement?.id === `${id}-${tab.value}`);
    const next = tabs[neighbour(event.key, from, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div className={styles.tabs} data-look={look}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            data-testid={`${testId}-${tab.value}`}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className={styles.count}>({tab.count})</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

function neighbour(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
