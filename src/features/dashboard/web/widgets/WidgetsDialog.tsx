import { Pin } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { SavedNote } from '#features/preferences/web/SavedNote.tsx';
import { SwitchRow } from '#features/preferences/web/SwitchRow.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { moved, type WidgetName } from '../../widgets.ts';
import type { ArrangementState } from './queries.ts';
import { useWidgetTitle } from './useWidgetTitle.ts';
import { type Direction, WidgetRow } from './WidgetRow.tsx';
import styles from './WidgetsDialog.module.css';

type Props = {
  arranging: ArrangementState;
  /** Those that have nothing to show right now. */
  empty: readonly WidgetName[];
  onClose: () => void;
};

/** Which cards stand on the dashboard, and in which order: each choice is kept at once. */
export function WidgetsDialog({ arranging, empty, onClose }: Props) {
  const { widgets, isEasy, arrange, showEasy, ...saving } = arranging;
  const t = useWords();
  const titleOf = useWidgetTitle();
  const [said, setSaid] = useState('');
  const { list, keepFocusOn } = useFocusOnMoved(widgets);
  const move = (name: WidgetName, by: Direction) => {
    const next = moved(widgets, name, by);
    keepFocusOn({ name, by });
    arrange(next);
    const place = next.findIndex((widget) => widget.name === name) + 1;
    setSaid(t('dashboard.widgets.place', { name: titleOf(name), place, count: next.length }));
  };
  const reset = () => {
    arrange([]);
    setSaid(t('dashboard.widgets.isReset'));
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('shell.widgets')} size="medium" data-testid="widgets">
      <SwitchRow
        label={t('dashboard.easy')}
        hint={t('dashboard.easy.hint')}
        isOn={isEasy}
        onChange={showEasy}
        data-testid="easy-view"
      />
      {!isEasy && (
        <>
          <p>{t('dashboard.widgets.text')}</p>
          <p className={`small muted ${styles.wide}`}>{t('dashboard.widgets.wide')}</p>
          <div className={styles.urgent} data-testid="widget-urgent">
            <Pin size={22} aria-hidden="true" />
            <p>
              <b>{t('dashboard.widgets.urgent')}</b>
              <span className="small muted">{t('dashboard.widgets.urgent.why')}</span>
            </p>
          </div>
          <ol className={styles.rows} ref={list}>
            {widgets.map(({ name, isShown }, index) => (
              <WidgetRow
                key={name}
                name={name}
                isShown={isShown}
                isEmpty={empty.includes(name)}
                isFirst={index === 0}
                isLast={index === widgets.length - 1}
                onShow={(isShown) =>
                  arrange(widgets.map((widget) => (widget.name === name ? { name, isShown } : widget)))
                }
                onMove={(by) => move(name, by)}
              />
            ))}
          </ol>
        </>
      )}
      <p role="status" className="vh" data-testid="widgets-said">
        {said}
      </p>
      <SavedNote {...saving} />
      {!isEasy && (
        <div>
          <Button variant="secondary" onClick={reset} data-testid="widgets-reset">
            {t('dashboard.widgets.reset')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** The button that moved a row keeps the focus, although browsers drop it from what moves; at an end the other one has it. */
function useFocusOnMoved(widgets: ArrangementState['widgets']) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<{ name: WidgetName; by: Direction }>(undefined);
  useLayoutEffect(() => {
    if (!last.current) return;
    const { name, by } = last.current;
    last.current = undefined;
    const buttons = [by, -by].map((to) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${name} ${to}"]:enabled`),
    );
    buttons.find(Boolean)?.focus();
  }, [widgets]);
  return { list, keepFocusOn: (moved: { name: WidgetName; by: Direction }) => void (last.current = moved) };
}
