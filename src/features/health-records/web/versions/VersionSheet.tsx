import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { HealthRecord } from '../../record.ts';
import type { RecordVersion } from '../../record-versions.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';
import { versionsOf } from '../queries.ts';
import type { Book } from '../records/book.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { useBringBack } from './useBringBack.ts';
import { VersionItem } from './VersionItem.tsx';
import styles from './Versions.module.css';

/** The id of the heading of what the record says now. */
const NEWEST = 'newest-version';

type Props = { book: Book; type: RecordType; record: HealthRecord };

/** What a record says and said before, the newest first, and the way to bring a former version back. */
export function VersionSheet({ book, type, record }: Props) {
  const t = useWords();
  const { title } = recordTypes[type];
  const section = t(`healthRecords.section.${type}`);
  const { data, error, refetch } = useQuery(versionsOf(record._id));
  const [asked, setAsked] = useState<RecordVersion>();
  const [doneCount, setDoneCount] = useState(0);
  const bringing = useBringBack(book.profile.personId, {
    type,
    record,
    onDone: () => {
      setAsked(undefined);
      setDoneCount((count) => count + 1);
    },
  });
  useEffect(() => {
    if (doneCount > 0) document.getElementById(NEWEST)?.focus(); // the button that was pressed is gone
  }, [doneCount]);
  const versions = data?.data.versions ?? [];
  const [newest] = versions;
  return (
    <FocusLayout
      title={t('healthRecords.history.title')}
      back={<BackLink href={book.address({ tab: type })}>{section}</BackLink>}
    >
      <p className="lines">{[book.person.fullName, section, record.facts[title] ?? ''].join(' · ')}</p>
      {!data && (error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : <Skeleton shape="card" />)}
      <ol className={styles.versions} data-testid="versions">
        {versions.map((version, index) => (
          <VersionItem
            key={version.version}
            type={type}
            version={version}
            before={versions[index + 1]}
            {...(index === 0 && { headingId: NEWEST })}
            {...(book.canChange &&
              newest &&
              othersIn(version, newest).length > 0 && {
                onBringBack: () => {
                  bringing.reset();
                  setAsked(version);
                },
              })}
          />
        ))}
      </ol>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('healthRecords.history.back.title')}
        confirmLabel={t('healthRecords.history.back')}
        isBusy={bringing.isPending}
        onConfirm={() => asked && bringing.bringBack(asked)}
        onClose={() => setAsked(undefined)}
        data-testid="bring-back"
      >
        <Refusal failure={bringing.failure} />
        <p>{t('healthRecords.history.back.text')}</p>
        {asked && newest && (
          <FieldChanges type={type} before={newest} after={asked} changes={{ fields: othersIn(asked, newest) }} />
        )}
        {record.files.length + (asked?.files.length ?? 0) > 0 && <p>{t('healthRecords.history.back.files')}</p>}
      </ConfirmDialog>
    </FocusLayout>
  );
}

/** The fields that say something else in two versions. */
const othersIn = (one: RecordVersion, other: RecordVersion) =>
  Object.keys(one.facts).filter((name) => one.facts[name] !== other.facts[name]);
