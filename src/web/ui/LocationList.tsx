import { LocateFixed, MapPin } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './LocationList.module.css';
import { Skeleton } from './Skeleton.tsx';
import type { LocationBox } from './useLocationBox.ts';

type State = LocationBox['found']['state'];

/** The rows under a location field, and what is said of them; the focus stays in the field. */
export function LocationList({ box }: { box: LocationBox }) {
  const t = useWords();
  const { listId, isOpen, active, locating, takeHere } = box;
  const { query, state, list } = box.found;
  const row = (index: number) => ({
    id: `${listId}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    className: styles.option,
    onClick: () => box.take(index),
  });
  const sentence = sentenceOf(state, list.length);
  const isBlocked = locating === 'blocked';
  return (
    <>
      <div className={styles.list} data-open={isOpen || undefined} {...keepsFocus}>
        <ul role="listbox" id={listId} aria-label={t('ui.location.list')}>
          {list.map((place, index) => (
            <li key={place.id} {...row(index)} data-testid="location-option">
              <MapPin size={22} aria-hidden="true" />
              <Matched text={place.label} query={query} />
            </li>
          ))}
          {takeHere && (
            <li {...row(list.length)} aria-busy={locating === 'busy' || undefined} data-testid="location-here">
              <LocateFixed size={22} aria-hidden="true" />
              <span>{t(locating === 'busy' ? 'ui.location.locating' : 'ui.location.here')}</span>
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
      <p aria-live="polite" className={isBlocked ? styles.refusal : 'vh'}>
        {isBlocked && t('ui.location.blocked')}
      </p>
      <p aria-live="assertive" className="vh" data-testid="location-said">
        {active >= 0 &&
          needsSaying() &&
          t('ui.location.active', {
            place: list[active]?.label ?? t('ui.location.here'),
            position: active + 1,
            count: list.length + (takeHere ? 1 : 0),
          })}
      </p>
    </>
  );
}

/** Where VoiceOver or TalkBack may run: they do not read the active option of a field that keeps the focus. */
const needsSaying = () => /Mac OS|iPhone|iPad|Android/.test(navigator.userAgent);

const keepsFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

function sentenceOf(state: State, count: number) {
  if (state === 'failed') return 'ui.location.failed';
  return state === 'ready' && count === 0 ? 'ui.location.none' : undefined;
}

function Matched({ text, query }: { text: string; query: string }) {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  if (query === '' || start < 0) return <span>{text}</span>;
  const end = start + query.length;
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <b>{text.slice(start, end)}</b>
      <span>{text.slice(end)}</span>
    </span>
  );
}
