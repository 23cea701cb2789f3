import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import type { TrailEntry } from '../../trail.ts';
import { saidOf } from '../../trail-line.ts';
import { pastMoment } from './past-day.ts';

/** The id of what is said in a line, by which what can be done there says about what. */
export const lineId = (entryId: string): string => `line-${entryId}`;

/** Who, as whom, what and when, in plain words. */
export function TrailLine({ entry }: { entry: TrailEntry }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const { who, what } = saidOf(entry, t);
  const { _id: id, at } = entry;
  return (
    <>
      <p>
        <b>{who}</b>
      </p>
      <p id={lineId(id)}>{what}</p>
      <p className="small muted">
        {!entry.isForSelf && <span>{t('circle.helper.for', { person: entry.personName })} · </span>}
        <time dateTime={at}>{pastMoment(at, { now, locale })}</time>
      </p>
    </>
  );
}
