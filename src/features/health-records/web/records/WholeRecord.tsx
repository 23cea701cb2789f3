import { FileInput as FromFile, HeartPulse, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isRecordType } from '../../record-types.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import type { Book } from './book.ts';
import { RecordBook } from './RecordBook.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordSearch } from './RecordSearch.tsx';
import { sectionIn } from './sections.ts';
import { TakeAlong } from './TakeAlong.tsx';
import { ImportSheet } from '../import/ImportSheet.tsx';
import { ShareSheet } from '../links/ShareSheet.tsx';
import { VersionSheet } from '../versions/VersionSheet.tsx';

type Props = {
  title: string;
  /** Undefined where nothing is shared: `children` say so. */
  book: Book | undefined;
  faces: ReactNode;
  /** Whose records these are, where they are not one’s own. */
  banner?: ReactNode;
  children?: ReactNode;
};

/** The page of somebody’s records: the sections, or the form of one record. */
export function WholeRecord({ title, book, faces, banner, children }: Props) {
  const t = useWords();
  const [search] = useSearchParams();
  const section = book && sectionIn(search);
  const id = search.get('record');
  if (book?.canChange && section && isRecordType(section.name) && search.get('step') === 'form') {
    const record = book.profile.records[section.name].find(({ _id }) => _id === id);
    return <RecordForm key={`${section.name} ${id}`} book={book} type={section.name} record={record} />;
  }
  if (book && section && isRecordType(section.name) && search.get('step') === 'history') {
    const record = book.profile.records[section.name].find(({ _id }) => _id === id);
    if (record) return <VersionSheet key={id} book={book} type={section.name} record={record} />;
  }
  if (book?.canChange && search.get('step') === 'share') return <ShareSheet book={book} />;
  if (book?.canChange && search.get('step') === 'import') return <ImportSheet book={book} />;
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(section ? `${t(`healthRecords.section.${section.name}`)} · ${title}` : title)}</title>
      <PrintHead />
      <header className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
        {faces}
      </header>
      {banner}
      {book ? (
        <>
          <p className="print-only">{book.person.fullName}</p>
          <div className="row" data-print="hide">
            <a
              className="link"
              href={href('/dashboardmedication', undefined, { for: book.person.id, view: 'card' })}
              data-testid="to-card"
            >
              <HeartPulse size={20} aria-hidden="true" /> {t('healthRecords.card')}
            </a>
            {book.canChange && (
              <a className="link" href={book.address({ step: 'share' })} data-testid="to-links">
                <Link2 size={20} aria-hidden="true" /> {t('healthRecords.link')}
              </a>
            )}
            {book.canChange && <TakeAlong person={book.person} />}
            {book.canChange && (
              <a className="link" href={book.address({ step: 'import' })} data-testid="to-import">
                <FromFile size={20} aria-hidden="true" /> {t('healthRecords.import')}
              </a>
            )}
          </div>
          <RecordSearch book={book}>
            <RecordBook book={book} />
          </RecordSearch>
        </>
      ) : (
        children
      )}
    </div>
  );
}
