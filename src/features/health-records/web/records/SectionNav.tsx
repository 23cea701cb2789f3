import { ChevronRight } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { isRecordType } from '../../record-types.ts';
import type { Book } from './book.ts';
import styles from './SectionNav.module.css';
import { type SectionName, sections } from './sections.ts';

/** The sections, each with how much is kept in it. */
export function SectionNav({ book, chosen }: { book: Book; chosen: SectionName | undefined }) {
  const t = useWords();
  return (
    <nav className={styles.nav} aria-label={t('healthRecords.sections')} data-testid="record-sections">
      <ul>
        {sections.map(({ name, icon: Icon }) => {
          const count = countIn(book, name);
          return (
            <li key={name}>
              <a
                href={book.address({ tab: name })}
                aria-current={name === chosen ? 'page' : undefined}
                data-testid={`tab-${name}`}
              >
                <Icon size={24} aria-hidden="true" />
                <span>{breakable(t(`healthRecords.section.${name}`))}</span>
                {count > 0 && <span className={styles.count}>{count}</span>}
                <ChevronRight size={22} aria-hidden="true" className={styles.on} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const countIn = ({ profile: { records, visitSummaries, insuranceCards, facts } }: Book, name: SectionName) => {
  if (name === 'consultations') return records.consultations.length + visitSummaries;
  if (name === 'insurances') return insuranceCards;
  if (isRecordType(name)) return records[name].length;
  return name === 'allergies' ? (facts.allergies?.length ?? 0) : 0;
};

/** 'Surgeries/Procedure' may go on below its stroke, so that no word is broken. */
const breakable = (title: string) =>
  title.split('/').flatMap((part, place) => (place === 0 ? [part] : ['/', <wbr key={place} />, part]));
