import { LocateFixed, MapPin } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './LocationList.module.css';
import { Skeleton } from './Skeleton.tsx';
import type { Suggestion } from './useSuggestions.ts';

type Props = {
  id: string;
  found: { query: string; state: 'idle' | 'loading' | 'ready' | 'failed'; list: readonly Suggestion[] };
  active: number;
  isOpen: boolean;
  locating: 'idle' | 'busy' | 'blocked';
  canLocate: boolean;
  onTake: (index: number) => void;
  onLocate: () => void;
};

/** The rows under a location field; the focus stays in the field. */
export function LocationList({ id, found, active, isOpen, locating, canLocate, onTake, onLocate }: Props) {
  const t = useWords();
  const { query, state, list } = found;
  const row = (index: number, take = () => onTake(index)) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    className: styles.option,
    onClick: take,
  });
  const sentence = sentenceOf(state, list.length);
  return (
    <div className={styles.list} data-open={isOpen || undefined} {...keepsFocus}>
      <ul role="listbox" id={id} aria-label={t('ui.location.list')}>
        {list.map((place, index) => (
          <li key={place.id} {...row(index)} data-testid="location-option">
            <MapPin size={22} aria-hidden="true" />
            <span>
              <Matched text={place.label} query={query} />
            </span>
          </li>
        ))}
        {canLocate && (
          <li {...row(list.length, onLocate)} aria-busy={locating === 'busy' || undefined} data-testid="location-here">
            <LocateFixed size={22} aria-hidden="true" />
            {t(locating === 'busy' ? 'ui.location.locating' : 'ui.location.here')}
          </li>
        )}
      </ul>
      {state === 'loading' && list.length === 0 && (
        <div className={styles.waiting}>
          <Skeleton extent="long" />
          <Skeleton extent="half" />
          <Skeleton extent="long" />
        </div>
      )}
      <p role="status" className={sentence ? styles.sentence : 'vh'}>
        {sentence
          ? t(sentence, { query })
          : isOpen && state === 'ready' && t('ui.location.count', { count: list.length })}
      </p>
    </div>
  );
}

const keepsFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

function sentenceOf(state: Props['found']['state'], count: number) {
  if (state === 'failed') return 'ui.location.failed';
  if (state === 'idle') return 'ui.location.hint';
  return state === 'ready' && count === 0 ? 'ui.location.none' : undefined;
}

function Matched({ text, query }: { text: string; query: string }) {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  if (query === '' || start < 0) return text;
  const end = start + query.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
