import { Plus, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { isFactSection } from '../../fact-sections.ts';
import { MOST_RECORDS } from '../../record.ts';
import { isRecordType } from '../../record-types.ts';
import type { Book } from './book.ts';
import { Consultations } from './Consultations.tsx';
import { FactsSection } from './FactsSection.tsx';
import { InsuranceSection } from './InsuranceSection.tsx';
import styles from './RecordBook.module.css';
import { RecordList, SECTION_HEADING } from './RecordList.tsx';
import { SectionNav } from './SectionNav.tsx';
import { sectionIn, sections } from './sections.ts';

/** The ten sections of somebody’s records: a list of them and one of them, beside each other where there is room, otherwise one after the other. */
export function RecordBook({ book }: { book: Book }) {
  const t = useWords();
  const [search] = useSearchParams();
  const named = sectionIn(search);
  const section = named ?? sections[0];
  return (
    <div className={styles.book} data-open={named && ''}>
      <SectionNav book={book} chosen={section?.name} />
      {section && (
        <section className={styles.section} aria-labelledby={SECTION_HEADING} data-testid={`section-${section.name}`}>
          <div className={styles.back} data-print="hide">
            <BackLink href={book.address()}>{t('shell.healthRecords')}</BackLink>
          </div>
          <header className={styles.head}>
            <h2 id={SECTION_HEADING} tabIndex={-1}>
              {t(`healthRecords.section.${section.name}`)}
            </h2>
            <div className="row" data-print="hide">
              {isRecordType(section.name) && <AddRecord book={book} type={section.name} />}
              <Button
                variant="quiet"
                icon={<Printer size={20} aria-hidden="true" />}
                onClick={() => window.print()}
                data-testid="print-records"
              >
                {t('healthRecords.print')}
              </Button>
            </div>
          </header>
          <SectionBody book={book} section={section} />
        </section>
      )}
    </div>
  );
}

function SectionBody({ book, section }: { book: Book; section: (typeof sections)[number] }) {
  if (isFactSection(section.name)) return <FactsSection book={book} name={section.name} />;
  if (section.name === 'insurances') return <InsuranceSection book={book} />;
  if (section.name === 'consultations') return <Consultations book={book} />;
  return <RecordList key={section.name} book={book} type={section.name} />;
}

type AddProps = { book: Book; type: keyof Book['profile']['records'] };

function AddRecord({ book, type }: AddProps) {
  const t = useWords();
  if (!book.canChange) return null;
  if (book.profile.records[type].length >= MOST_RECORDS)
    return <span className="muted">{t('healthRecords.full', { count: MOST_RECORDS })}</span>;
  return (
    <ButtonLink
      href={book.address({ tab: type, step: 'form' })}
      icon={<Plus size={20} aria-hidden="true" />}
      data-testid="add-record"
    >
      {t('healthRecords.add')}
    </ButtonLink>
  );
}
