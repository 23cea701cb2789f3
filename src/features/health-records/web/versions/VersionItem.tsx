import { Undo2 } from 'lucide-react';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { datedMoment } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { declaredFacts } from '#web/ui/declared-facts.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { RecordVersion } from '../../record-versions.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';
import { writerInWords } from '../records/Writers.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import styles from './Versions.module.css';

type Props = {
  type: RecordType;
  version: RecordVersion;
  /** The one that stands below it. */
  before: RecordVersion | undefined;
  /** Of what the record says now. */
  headingId?: string;
  /** Left out where it cannot be brought back, or says what the record says anyway. */
  onBringBack?: () => void;
};

/** One version: when and by whom, and what it changed, or all of it where nothing is kept to compare it with. */
export function VersionItem({ type, version, before, headingId, onBringBack }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { version: number, facts, written, changes } = version;
  const moment = datedMoment(written.at, { timeZone: deviceZone(), locale });
  return (
    <li className={styles.version} data-testid={`version-${number}`}>
      <header>
        <h2 id={headingId} tabIndex={headingId === undefined ? undefined : -1}>
          {moment}
        </h2>
        {headingId && <Tag tone="brand">{t('healthRecords.history.now')}</Tag>}
      </header>
      <p className="small muted">{writerInWords(number === 1 ? 'entered' : 'changed', written, { t, locale })}</p>
      {changes && before ? (
        <FieldChanges type={type} before={before} after={version} changes={changes} />
      ) : (
        <>
          {number > 1 && <p className="small">{t('healthRecords.history.gap')}</p>}
          <FactList facts={declaredFacts(recordTypes[type].fields, facts, t)} />
        </>
      )}
      {onBringBack && (
        <div data-print="hide">
          <Button
            variant="secondary"
            icon={<Undo2 size={20} aria-hidden="true" />}
            onClick={onBringBack}
            data-testid="ask-bring-back"
          >
            {t('healthRecords.history.back')}
            <span className="vh">{`: ${moment}`}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
