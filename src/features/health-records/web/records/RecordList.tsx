import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { HealthRecord } from '../../record.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';
import type { Book } from './book.ts';
import styles from './RecordList.module.css';
import { RecordRow } from './RecordRow.tsx';
import { useRemoval } from './useRemoval.ts';

/** The id of the heading of the section that is shown. */
export const SECTION_HEADING = 'health-section';

type Props = {
  book: Book;
  type: RecordType;
  /** What stands among them and is kept elsewhere, each with the day it is about. */
  beside?: readonly ListEntry[];
  /** Of the records of the type, those that are shown; all, when left out. */
  only?: (record: HealthRecord) => boolean;
};
type ListEntry = { id: string; day: string; row: ReactNode };

/** The records of one type by year, the newest first. */
export function RecordList({ book, type, beside = [], only }: Props) {
  const t = useWords();
  const [asked, setAsked] = useState<HealthRecord>();
  const [removedCount, setRemovedCount] = useState(0);
  const removal = useRemoval(book.profile.personId, () => {
    setAsked(undefined);
    setRemovedCount((count) => count + 1);
  });
  useEffect(() => {
    if (removedCount > 0) document.getElementById(SECTION_HEADING)?.focus(); // the button that was pressed is gone
  }, [removedCount]);
  const records = book.profile.records[type].filter((record) => only?.(record) ?? true);
  const { day, title } = recordTypes[type];
  const listed = [
    ...records.map((record) => ({
      id: record._id,
      day: record.facts[day] ?? '',
      row: <RecordRow key={record._id} book={book} type={type} record={record} onRemove={() => setAsked(record)} />,
    })),
    ...beside,
  ].sort((one, other) => other.day.localeCompare(one.day));
  const years = [...new Set(listed.map((one) => yearOf(one.day)))];
  const close = () => {
    setAsked(undefined);
    removal.reset();
  };
  if (listed.length === 0)
    return (
      <Card>
        <EmptyState spot="record" title={t(`healthRecords.none.${type}`)} data-testid="no-records">
          {t(`healthRecords.none.${type}.text`)}
        </EmptyState>
      </Card>
    );
  return (
    <>
      {years.map((year) => (
        <section key={year} className={styles.year} aria-label={year}>
          <h3>{year}</h3>
          <ul className={styles.list}>{listed.filter((one) => yearOf(one.day) === year).map(({ row }) => row)}</ul>
        </section>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('healthRecords.remove.title')}
        confirmLabel={t('healthRecords.remove')}
        isBusy={removal.isRemoving}
        isDestructive
        onConfirm={() => {
          const newest = records.find(({ _id }) => _id === asked?._id) ?? asked;
          if (newest) removal.remove(newest);
        }}
        onClose={close}
        data-testid="remove-record"
      >
        <Refusal failure={removal.failure} />
        <p>{t('healthRecords.remove.text', { what: asked?.facts[title] ?? '' })}</p>
      </ConfirmDialog>
    </>
  );
}

const yearOf = (day: string) => day.slice(0, 4);
