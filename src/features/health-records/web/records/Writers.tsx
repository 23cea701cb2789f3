import { History } from 'lucide-react';
import { dayIn, formatDay } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import type { Translator } from '#shared/words.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { HealthRecord, RecordWriter } from '../../record.ts';

type Props = {
  record: HealthRecord;
  called: string;
  /** Where one reads what it said before. */
  historyAt: string;
};

/** Who has entered a record, from a file or not, and who has changed it last, and on which days; the latter leads to what it said before. */
export function Writers({
  record: { entered, changed, isCorrected, hasFormer, sourceName },
  called,
  historyAt,
}: Props) {
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      <p className="small muted" data-testid="record-writers">
        {[
          writerInWords('entered', entered, { t }),
          ...(sourceName === null ? [] : [fromFile(sourceName, t)]),
          ...(changed && !hasFormer ? [writerInWords('changed', changed, { t })] : []),
        ].join(' · ')}
      </p>
      {(isCorrected || (changed && hasFormer)) && (
        <div className="row">
          {isCorrected && <Tag data-testid="record-corrected">{t('healthRecords.corrected')}</Tag>}
          {changed && hasFormer && (
            <a className="link small" href={historyAt} data-testid="record-history">
              <History size={20} aria-hidden="true" />
              <span>
                {writerInWords('changed', changed, { t, locale })}
                <span data-print="hide">{`: ${t('healthRecords.history.see')}`}</span>
                <span className="vh">{`: ${called}`}</span>
              </span>
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** Who has written what somebody reads, and on which day; with a locale as the beginning of a line. */
export function writerInWords(
  what: 'entered' | 'changed',
  { name, isReader, at }: RecordWriter,
  { t, locale }: { t: Translator; locale?: string },
): string {
  const who = isReader ? '.own' : name === null ? '' : '.by';
  const said = t(`healthRecords.${what}${who}`, {
    name: name ?? '',
    day: formatDay(dayIn(deviceZone(), new Date(at))),
  });
  return locale === undefined ? said : sentenceCase(said, locale);
}

const fromFile = (sourceName: string, t: Translator): string =>
  sourceName === '' ? t('healthRecords.entered.file') : t('healthRecords.entered.file.of', { source: sourceName });
