import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { FieldWords } from './field.ts';
import { useControl } from './field.ts';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import styles from './LocationCombobox.module.css';
import { LocationList } from './LocationList.tsx';
import { SearchCell } from './SearchCell.tsx';
import { type Suggest, type Suggestion, useSuggestions } from './useSuggestions.ts';

/** What was typed, and the place it stands for once one is chosen. */
export type TypedPlace<P extends Suggestion> = { text: string; place?: P };

type Props<P extends Suggestion> = FieldWords & {
  id?: string;
  name?: string;
  value: TypedPlace<P>;
  onChange: (value: TypedPlace<P>) => void;
  suggest: Suggest<P>;
  /** Finds the place where the device is; rejects when the browser does not share it. */
  onUseMyLocation?: () => Promise<P>;
  /** In a row of the search card, or as a field of a form. */
  look?: 'field' | 'cell';
  'data-testid'?: string;
};

const isZip = (text: string) => /^\d{5}$/.test(text);

/** An editable combobox whose list never chooses by itself: what was typed stands until an option is taken. */
export function LocationCombobox<P extends Suggestion>(props: Props<P>) {
  const {
    id,
    name,
    label,
    error,
    isOptional,
    value,
    onChange,
    suggest,
    onUseMyLocation,
    look = 'field',
    'data-testid': testId = 'location',
  } = props;
  const t = useWords();
  const listId = useId();
  const hint = look === 'field' ? (props.hint ?? t('ui.location.hint')) : undefined;
  const control = useControl({ id, name, hint, error });
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [locating, setLocating] = useState<'idle' | 'busy' | 'blocked'>('idle');
  const { found, ask, stop } = useSuggestions(suggest, (query, list) => {
    if (isZip(query) && list.length === 1) onChange({ text: query, place: list[0] });
  });

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const type = (text: string) => {
    setLocating('idle');
    setActive(-1);
    setIsOpen(true);
    onChange({ text });
    ask(text);
  };
  const choose = (place: P) => {
    stop();
    onChange({ text: place.label, place });
    close();
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
  // While places are looked up the keys wait for them instead of taking the location.
  const canTakeHere = onUseMyLocation !== undefined && found.state !== 'loading';
  const rows = [...found.list.map((place) => () => choose(place)), ...(canTakeHere ? [() => void locate()] : [])];
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      if (!isOpen && found.state === 'idle') ask(value.text);
      setIsOpen(true);
      setActive(rows.length === 0 ? -1 : (active + 1) % rows.length);
      return true;
    },
    ArrowUp: () => {
      setIsOpen(true);
      setActive(rows.length === 0 ? -1 : (active <= 0 ? rows.length : active) - 1);
      return true;
    },
    Enter: () => {
      const take = isOpen ? rows[active] : undefined;
      take?.();
      return take !== undefined;
    },
    Escape: () => {
      if (!isOpen && value.text === '') return false;
      if (!isOpen) type('');
      close();
      return true;
    },
  };
  const press = (event: KeyboardEvent) => {
    if (keys[event.key]?.()) event.preventDefault();
  };

  const input = (
    <Input
      {...control}
      role="combobox"
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      placeholder={look === 'cell' ? t('ui.location.hint') : undefined}
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
      value={value.text}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onClick={() => setIsOpen(true)}
      onBlur={close}
      onKeyDown={press}
      data-testid={testId}
    />
  );
  const list = (
    <LocationList
      id={listId}
      found={found}
      active={active}
      isOpen={isOpen}
      locating={locating}
      canLocate={onUseMyLocation !== undefined}
      onTake={(index) => rows[index]?.()}
      onLocate={() => void locate()}
    />
  );
  const refusal = (
    <p aria-live="polite" className={locating === 'blocked' ? styles.refusal : 'vh'}>
      {locating === 'blocked' && t('ui.location.blocked')}
    </p>
  );
  if (look === 'cell')
    return (
      <SearchCell icon="place" label={label} error={error} controlId={control.id} control={input}>
        {list}
        {refusal}
      </SearchCell>
    );
  return (
    <Field id={control.id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.holder}>
        {input}
        {list}
        {refusal}
      </div>
    </Field>
  );
}
