import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { CloseButton } from './CloseButton.tsx';
import { goAround, keepInside, stopsOf } from './keep-inside.ts';
import { PHONE } from './phone-width.ts';
import { placeBeside } from './place-beside.ts';
import styles from './Popover.module.css';

/** For the button that opens it; whether it is open, the browser says of whatever has a popover as its target. */
export type PopoverTrigger = {
  id: string;
  popoverTarget: string;
  'aria-controls': string;
  onKeyDown?: (event: KeyboardEvent) => void;
};
type PopoverState = { isOpen: boolean; close: () => void };

type Props = {
  trigger: (props: PopoverTrigger) => ReactNode;
  children: ReactNode | ((inside: PopoverState) => ReactNode);
  /** Its name, when it is more than a list of links; it is then a dialog. */
  label?: string;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'end';
  /** On a phone it comes up from the bottom edge, over a page that waits behind it. */
  isSheet?: boolean;
  /** Tab stays in it, as in a dialog. */
  isModal?: boolean;
  /** Arrow down opens it at its first link, as menus do. */
  opensByDown?: boolean;
  padding?: 'normal' | 'none';
  /** For what needs more than a column. */
  size?: 'wide';
  onToggle?: (isOpen: boolean) => void;
  'data-testid'?: string;
};

/** A native popover, which opens also before hydration; Esc, a press outside and Tab out of it close it, and Esc gives the focus back. */
export function Popover(props: Props) {
  const {
    trigger,
    children,
    label,
    align = 'start',
    isSheet,
    isModal,
    opensByDown,
    padding = 'normal',
    size,
    onToggle,
    'data-testid': testId,
  } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // it may have been opened before hydration; jsdom and older browsers lack checkVisibility
  useEffect(() => setIsOpen(box.current?.checkVisibility?.() ?? false), []);
  const release = useRef<() => void>(undefined);
  const free = () => {
    release.current?.();
    release.current = undefined;
  };
  useEffect(() => {
    if (!isOpen || !isSheet || !box.current || !matchMedia(PHONE).matches) return;
    release.current = keepInside(box.current);
    return free;
  }, [isOpen, isSheet]);
  const follow = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const opens = event.newState === 'open';
    setIsOpen(opens);
    onToggle?.(opens);
    if (!opens) return;
    placeBeside(event.currentTarget, document.getElementById(`${id}-trigger`), align);
    // it may lie over what opened it
    if (isModal && !event.currentTarget.contains(document.activeElement)) stopsOf(event.currentTarget)[0]?.focus();
  };
  // what takes the focus outside would stand below it
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.id === `${id}-trigger`) return;
    currentTarget.hidePopover();
  };
  const goDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !box.current) return;
    event.preventDefault();
    if (!isOpen) box.current.showPopover();
    stopsOf(box.current)[0]?.focus();
  };
  const close = () => {
    box.current?.hidePopover();
    document.getElementById(`${id}-trigger`)?.focus();
  };
  return (
    <>
      {trigger({
        id: `${id}-trigger`,
        popoverTarget: id,
        'aria-controls': id,
        ...(opensByDown && { onKeyDown: goDown }),
      })}
      <div
        ref={box}
        id={id}
        popover="auto"
        role={label ? 'dialog' : undefined}
        aria-label={label}
        className={styles.popover}
        // before it closes, because then the browser gives the focus back to what may not be inert
        onBeforeToggle={free}
        onToggle={follow}
        onBlur={leave}
        onKeyDown={isModal ? goAround : undefined}
        aria-modal={isModal}
        data-align={align}
        data-sheet={isSheet || undefined}
        data-padding={padding}
        data-size={size}
        data-testid={testId}
      >
        {isSheet && (
          <div className={styles.close}>
            <CloseButton onClick={close} data-testid="sheet-close" />
          </div>
        )}
        {typeof children === 'function' ? children({ isOpen, close }) : children}
      </div>
    </>
  );
}
