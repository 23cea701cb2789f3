import { useState } from 'react';
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

type Props = { book: Book; type: RecordType };

/** The records of one type by year, the newest first. */
export function RecordList({ book, type }: Props) {
  const t = useWords();
  const [asked, setAsked] = useState<HealthRecord>();
  const removal = useRemoval(book.profile.personId, () => setAsked(undefined));
  const records = book.profile.records[type];
  const { day, title } = recordTypes[type];
  const years = [...new Set(records.map(({ facts }) => yearOf(facts[day])))];
  const close = () => {
    setAsked(undefined);
    removal.reset();
  };
  if (records.length === 0)
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
          <ul className={styles.list}>
            {records
              .filter(({ facts }) => yearOf(facts[day]) === year)
              .map((record) => (
                <RecordRow key={record._id} book={book} type={type} record={record} onRemove={() => setAsked(record)} />
              ))}
          </ul>
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

const yearOf = (day: string | undefined) => (day ?? '').slice(0, 4);
