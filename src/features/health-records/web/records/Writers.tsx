import { dayIn, formatDay } from '#shared/dates.ts';
import type { Translate } from '#shared/words.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { HealthRecord, RecordWriter } from '../../record.ts';

/** Who has entered a record, from a file or not, and who has changed it last, and on which days. */
export function Writers({ record: { entered, changed, sourceName } }: { record: HealthRecord }) {
  const t = useWords();
  return (
    <p className="small muted" data-testid="record-writers">
      {[
        inWords('entered', entered, t),
        ...(sourceName === null ? [] : [fromFile(sourceName, t)]),
        ...(changed ? [inWords('changed', changed, t)] : []),
      ].join(' · ')}
    </p>
  );
}

function inWords(what: 'entered' | 'changed', { name, isReader, at }: RecordWriter, t: Translate): string {
  const who = isReader ? '.own' : name === null ? '' : '.by';
  return t(`healthRecords.${what}${who}`, { name: name ?? '', day: formatDay(dayIn(deviceZone(), new Date(at))) });
}

const fromFile = (sourceName: string, t: Translate): string =>
  sourceName === '' ? t('healthRecords.entered.file') : t('healthRecords.entered.file.of', { source: sourceName });
