import { Pencil, Trash2 } from 'lucide-react';
import { FileLinks } from '#features/uploads/web/FileLinks.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { declaredFacts } from '#web/ui/declared-facts.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Writers } from './Writers.tsx';
import type { HealthRecord } from '../../record.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';
import type { Book } from './book.ts';
import styles from './RecordList.module.css';

type Props = { book: Book; type: RecordType; record: HealthRecord; onRemove: () => void };

/** One record: when and what, all that it says, its files. */
export function RecordRow({ book, type, record, onRemove }: Props) {
  const t = useWords();
  const { _id: id, facts, files } = record;
  const { fields, title, day, files: declared } = recordTypes[type];
  const rest = fields.filter(({ name }) => name !== title && name !== day);
  const called = facts[title] ?? '';
  const whose = <span className="vh">{`: ${called}`}</span>;
  return (
    <Card as="li" className={styles.record} data-testid={`record-${id}`}>
      <header>
        <DateText day={facts[day] ?? ''} />
        <h4 className="lines">{called}</h4>
      </header>
      <FactList facts={declaredFacts(rest, facts, t)} />
      {files.length > 0 && (
        <div>
          <p className="small muted">{t(declared.words)}</p>
          <FileLinks files={files} />
        </div>
      )}
      <Writers record={record} called={called} historyAt={book.address({ tab: type, record: id, step: 'history' })} />
      {book.canChange && (
        <div className="row" data-print="hide">
          <ButtonLink
            variant="quiet"
            href={book.address({ tab: type, record: id, step: 'form' })}
            icon={<Pencil size={20} aria-hidden="true" />}
            data-testid="change-record"
          >
            {t('healthRecords.change')}
            {whose}
          </ButtonLink>
          <Button
            variant="quiet"
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={onRemove}
            data-testid="ask-remove-record"
          >
            {t('healthRecords.remove')}
            {whose}
          </Button>
        </div>
      )}
    </Card>
  );
}
