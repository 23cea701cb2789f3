import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { TrailEntry } from '../trail.ts';
import { saidOf } from '../trail-line.ts';

/** Who, as whom, what and when, in plain words. */
export function TrailLine({ entry }: { entry: TrailEntry }) {
  const t = useWords();
  const locale = useLocale();
  const { who, what } = saidOf(entry, t);
  const { at } = entry;
  return (
    <>
      <p>
        <b>{who}</b>
      </p>
      <p>{what}</p>
      <p className="small muted">
        {!entry.isForSelf && <span>{t('circle.helper.for', { person: entry.personName })} · </span>}
        <time dateTime={at}>{formatMoment(deviceZone(), new Date(at), locale)}</time>
      </p>
    </>
  );
}
