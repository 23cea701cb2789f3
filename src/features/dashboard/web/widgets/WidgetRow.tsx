import { ArrowDown, ArrowUp } from 'lucide-react';
import { SwitchRow } from '#features/preferences/web/SwitchRow.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Widget } from '../../widgets.ts';
import { useWidgetTitle } from './useWidgetTitle.ts';
import styles from './WidgetsDialog.module.css';

/** Further up, or down. */
export type Direction = -1 | 1;

type Props = Widget & {
  isEmpty: boolean;
  isFirst: boolean;
  isLast: boolean;
  onShow: (isShown: boolean) => void;
  onMove: (by: Direction) => void;
};

/** One card: whether it is shown, and the two buttons that move it. */
export function WidgetRow({ name, isShown, isEmpty, isFirst, isLast, onShow, onMove }: Props) {
  const t = useWords();
  const title = useWidgetTitle()(name);
  const hints = [isEmpty && t('dashboard.widgets.nothing'), name === 'visits' && t('dashboard.widgets.offered')].filter(
    Boolean,
  );
  return (
    <li className={styles.one}>
      <SwitchRow
        label={title}
        hint={hints.length > 0 && hints.map((hint) => <span key={String(hint)}>{hint} </span>)}
        isOn={isShown}
        onChange={onShow}
        data-testid={`widget-${name}`}
      />
      <div className={styles.moves}>
        <Button
          variant="quiet"
          icon={<ArrowUp size={20} aria-hidden="true" />}
          disabled={isFirst}
          aria-label={`${t('dashboard.widgets.up')}: ${title}`}
          data-move={`${name} -1`}
          onClick={() => onMove(-1)}
        >
          {t('dashboard.widgets.up')}
        </Button>
        <Button
          variant="quiet"
          icon={<ArrowDown size={20} aria-hidden="true" />}
          disabled={isLast}
          aria-label={`${t('dashboard.widgets.down')}: ${title}`}
          data-move={`${name} 1`}
          onClick={() => onMove(1)}
        >
          {t('dashboard.widgets.down')}
        </Button>
      </div>
    </li>
  );
}
