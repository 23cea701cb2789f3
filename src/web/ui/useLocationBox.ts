import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { type Suggester, type Suggestion, useSuggestions } from './useSuggestions.ts';

/** What was typed, and the place it stands for once one is chosen. */
export type TypedPlace<P extends Suggestion> = { text: string; place?: P };

export type LocationQuestion<P extends Suggestion> = {
  value: TypedPlace<P>;
  onChange: (value: TypedPlace<P>) => void;
  suggest: Suggester<P>;
  /** Finds the place where the device is; rejects when the browser does not share it. */
  onUseMyLocation?: () => Promise<P>;
};

type Options<P extends Suggestion> = LocationQuestion<P> & {
  /** In a layer of its own the list stands as long as the layer does; this leaves it. */
  onLeave?: () => void;
};

export type LocationBox = ReturnType<typeof useLocationBox>;

const isZip = (text: string) => /^\d{5}$/.test(text);

/** State and keys of an editable combobox whose list never chooses by itself: what was typed stands until an option is taken. */
export function useLocationBox<P extends Suggestion>(options: Options<P>) {
  const { value, onChange, suggest, onUseMyLocation, onLeave } = options;
  const listId = useId();
  const [isListed, setIsListed] = useState(false);
  const [active, setActive] = useState(-1);
  const [locating, setLocating] = useState<'idle' | 'busy' | 'blocked'>('idle');
  // Enter was pressed for a match that has not come yet.
  const takesFirst = useRef(false);
  const activate = (row: number) => {
    takesFirst.current = false;
    setActive(row);
  };
  const close = () => {
    setIsListed(false);
    activate(-1);
  };
  const keep = (place: P) => {
    onChange({ text: place.label, place });
    close();
    onLeave?.();
  };
  const { found, ask, stop } = useSuggestions(suggest, (query, list) => {
    const [first] = list;
    if (first && takesFirst.current) return keep(first);
    if (isZip(query) && list.length === 1) onChange({ text: query, place: list[0] });
  });
  const isOpen = isListed || onLeave !== undefined;

  const open = () => {
    if (!isOpen && value.text.trim() !== found.query) ask(value.text);
    setIsListed(true);
  };
  const type = (text: string) => {
    setLocating('idle');
    activate(-1);
    setIsListed(true);
    onChange({ text });
    ask(text);
  };
  const choose = (place: P) => {
    stop();
    keep(place);
  };
  const locate = async () => {
    if (!onUseMyLocation) return;
    setLocating('busy');
    try {
      choose(await onUseMyLocation());
      setLocating('idle');
    } catch {
      setLocating('blocked');
      close();
    }
  };
  const takeHere = onUseMyLocation && (() => void locate());
  const rows = [...found.list.map((place) => () => choose(place)), ...(takeHere ? [takeHere] : [])];
  // While places are looked up, keys wait for them: the rows of what was typed before are not for them, and the location is no match.
  const isWaiting = found.state === 'loading';
  const shown = isOpen && !isWaiting && active < rows.length ? active : -1;

  const move = (step: 1 | -1) => {
    open();
    if (isWaiting || rows.length === 0) return activate(step > 0 ? 0 : -1);
    const from = step > 0 ? shown : shown <= 0 ? rows.length : shown;
    activate((from + step) % rows.length);
  };
  const done = (act: () => void) => {
    act();
    return true;
  };
  /** Each says whether the key was for the list; the others go on to the text. */
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => done(altKey ? open : () => move(1)),
    ArrowUp: ({ altKey }) => done(altKey ? close : () => move(-1)),
    Enter: () => {
      takesFirst.current = isWaiting && active >= 0;
      if (takesFirst.current) return true;
      const take = rows[shown] ?? onLeave;
      take?.();
      return take !== undefined;
    },
    Escape: () => {
      if (onLeave || (!isOpen && value.text === '')) return false;
      if (!isOpen) type('');
      return done(close);
    },
    ...Object.fromEntries(
      ['Home', 'End', 'ArrowLeft', 'ArrowRight'].map((key) => [key, () => !done(() => activate(-1))]),
    ),
  };
  return {
    listId,
    isOpen,
    active: shown,
    found,
    locating,
    open,
    take: (index: number) => rows[index]?.(),
    takeHere,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'words',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': shown >= 0 ? `${listId}-${shown}` : undefined,
      value: value.text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      // Below the list stands what was pressed: it may not move away from under the press.
      onBlur: () => afterPress(close),
      onKeyDown: (event: KeyboardEvent) => {
        if (keys[event.key]?.(event)) event.preventDefault();
      },
    } as const,
  };
}
