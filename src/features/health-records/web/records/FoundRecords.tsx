import { useQuery } from '@tanstack/react-query';
import { insuranceCards } from '#features/insurance/web/queries.ts';
import { summariesOf } from '#features/visit-summaries/web/queries.ts';
import { dayIn } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { factSectionNames, factSections, isFactSection } from '../../fact-sections.ts';
import { isFound } from '../../looked-for.ts';
import type { HealthFacts } from '../../profile.ts';
import { recordTypeNames } from '../../record-types.ts';
import { factsInWords } from '../../facts-in-words.ts';
import { HealthSummary } from '../HealthSummary.tsx';
import type { Book } from './book.ts';
import { RecordList } from './RecordList.tsx';
import styles from './RecordSearch.module.css';
import { sections } from './sections.ts';
import { SummaryRow } from './SummaryRow.tsx';
import { textsOfCard, textsOfRecord, textsOfSummary } from './texts-of.ts';

/** What of all sections holds these words, section by section. */
export function FoundRecords({ book, words }: { book: Book; words: readonly string[] }) {
  const t = useWords();
  const found = useFound(book, words);
  const count = sections.reduce((sum, { name }) => sum + found.countOf(name), 0);
  return (
    <div className={styles.found} data-testid="found-records">
      <p role="status">{t('healthRecords.search.found', { count })}</p>
      {count === 0 && (
        <Card>
          <EmptyState as="h2" spot="record" title={t('healthRecords.search.none')} data-testid="nothing-found">
            {t('healthRecords.search.none.text')}
          </EmptyState>
        </Card>
      )}
      {sections
        .filter(({ name }) => found.countOf(name) > 0)
        .map(({ name }) => (
          <section key={name} className={styles.part} aria-labelledby={`found-${name}`}>
            <h2 id={`found-${name}`}>
              <a className="link" href={book.address({ tab: name })}>
                {t(`healthRecords.section.${name}`)}
              </a>
            </h2>
            <Part book={book} name={name} found={found} />
          </section>
        ))}
    </div>
  );
}

type SearchResult = ReturnType<typeof useFound>;

function Part({ book, name, found }: { book: Book; name: (typeof sections)[number]['name']; found: SearchResult }) {
  if (isFactSection(name))
    return (
      <Card>
        <HealthSummary facts={book.profile.facts} names={found.facts[name]} />
      </Card>
    );
  if (name === 'insurances')
    return (
      <Card>
        <ul>
          {found.cards.map(({ _id: id, plan, memberId }) => (
            <li key={id}>
              {plan} · {memberId}
            </li>
          ))}
        </ul>
      </Card>
    );
  return (
    <RecordList
      book={book}
      type={name}
      only={(record) => found.records[name].includes(record)}
      beside={(name === 'consultations' ? found.summaries : []).map((summary) => ({
        id: summary._id,
        day: dayIn(summary.timeZone, new Date(summary.startsAt)),
        row: <SummaryRow key={summary._id} summary={summary} seesBookings={book.seesBookings} />,
      }))}
    />
  );
}

/** Summaries and insurance cards are kept elsewhere, and are found once they have come. */
function useFound({ profile: { facts, records, personId } }: Book, words: readonly string[]) {
  const t = useWords();
  const locale = useLocale();
  const { data: signed } = useQuery(summariesOf(personId));
  const { data: holders } = useQuery(insuranceCards(personId));
  const lines = factsInWords(facts, { t, locale }).filter(
    ({ term, words: said }) => said !== undefined && isFound(words, [term, said]),
  );
  const shown = new Set<keyof HealthFacts>(lines.map(({ name }) => name));
  const found = {
    facts: Object.fromEntries(
      factSectionNames.map((name) => [name, factSections[name].filter((fact) => shown.has(fact))]),
    ) as Record<(typeof factSectionNames)[number], (keyof HealthFacts)[]>, // one for each
    records: Object.fromEntries(
      recordTypeNames.map((type) => [
        type,
        records[type].filter((record) => isFound(words, textsOfRecord(type, record, { t, locale }))),
      ]),
    ) as Book['profile']['records'], // one for each
    summaries: (signed?.data ?? []).filter((summary) => isFound(words, textsOfSummary(summary))),
    cards: (holders?.data[0]?.cards ?? []).filter((card) => isFound(words, textsOfCard(card))),
  };
  const countOf = (name: (typeof sections)[number]['name']): number => {
    if (isFactSection(name)) return found.facts[name].length;
    if (name === 'insurances') return found.cards.length;
    return found.records[name].length + (name === 'consultations' ? found.summaries.length : 0);
  };
  return { ...found, countOf };
}
