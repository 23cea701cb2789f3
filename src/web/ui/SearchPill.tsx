import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Popover } from './Popover.tsx';
import styles from './SearchPill.module.css';

type PillState = { isOpen: boolean; close?: () => void };

/** `field` is drawn twice, under the pill and in the sheet of a phone: as a function it can give each its own id. */
export type PillPart = {
  key: string;
  label: string;
  value: string;
  field: ReactNode | ((where: 'pill' | 'sheet', inside: PillState) => ReactNode);
  /** Below the pill it takes the room it needs. */
  isWide?: boolean;
};

type Props = {
  /** The name of the search: 'Search senior care'. */
  label: string;
  parts: readonly PillPart[];
  /** The form's action before hydration. */
  action?: string;
  /** What goes along when the browser sends it by itself: hidden fields. */
  along?: ReactNode;
  /** Answers the key of the part in which something is missing: then it opens. */
  onSearch: () => string | undefined;
  'data-testid'?: string;
};

/** The search of a list page in its header. Each part opens its field below; on a phone the pill opens them all at once. */
export function SearchPill({ label, parts, action, along, onSearch, 'data-testid': testId = 'search-pill' }: Props) {
  const t = useWords();
  const sheetForm = useId();
  const pill = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const searchInPill = (event: FormEvent) => {
    event.preventDefault();
    const missing = onSearch();
    const index = parts.findIndex(({ key }) => key === missing);
    if (missing !== undefined) pill.current?.querySelectorAll<HTMLElement>('button[popovertarget]')[index]?.click();
    else pill.current?.querySelectorAll<HTMLElement>('[popover]').forEach((popover) => popover.hidePopover());
  };
  const searchInSheet = (event: FormEvent) => {
    event.preventDefault();
    if (onSearch() === undefined) setIsOpen(false);
  };
  const goInside = (opens: boolean) => {
    if (opens) pill.current?.querySelector<HTMLElement>('[popover]:popover-open input')?.focus();
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <search className={styles.search} aria-label={label} data-testid={testId}>
      <form ref={pill} action={action} onSubmit={searchInPill} noValidate className={styles.pill}>
        {along}
        {parts.map(({ key, label: name, value, field, isWide }) => (
          <Popover
            key={key}
            label={name}
            size={isWide ? 'wide' : undefined}
            isModal={isWide}
            onToggle={goInside}
            trigger={(trigger) => (
              <button
                type="button"
                {...trigger}
                className={styles.part}
                data-wide={isWide || undefined}
                data-testid={`${testId}-${key}`}
              >
                <span>{name}</span>
                <b>{value}</b>
              </button>
            )}
          >
            {(inside) => (
              <div className={styles.field} data-wide={isWide || undefined}>
                {shown(field, 'pill', inside)}
              </div>
            )}
          </Popover>
        ))}
        <button type="submit" aria-label={t('ui.search')} className={styles.go} data-testid={`${testId}-go`}>
          <Search size={22} aria-hidden="true" />
        </button>
      </form>
      <form data-needs-client="" onSubmit={open}>
        <button type="submit" aria-haspopup="dialog" className={styles.compact} data-testid={`${testId}-open`}>
          <Search size={22} aria-hidden="true" />
          <span>
            <b>{parts[0]?.value}</b>
            <span>
              {parts
                .slice(1)
                .map(({ value }) => value)
                .join(', ')}
            </span>
          </span>
        </button>
      </form>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        size="full"
        data-testid={`${testId}-sheet`}
        actions={
          <Button type="submit" form={sheetForm} size="large" isWide data-testid={`${testId}-sheet-go`}>
            {t('ui.search')}
          </Button>
        }
      >
        <form id={sheetForm} onSubmit={searchInSheet} noValidate className="fields">
          {parts.map(({ key, field }) => (
            <div key={key}>{shown(field, 'sheet', { isOpen })}</div>
          ))}
        </form>
      </Dialog>
    </search>
  );
}

const shown = (field: PillPart['field'], where: 'pill' | 'sheet', inside: PillState) =>
  typeof field === 'function' ? field(where, inside) : field;
