import { useLocale, useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { HealthFacts, Question } from '../profile.ts';
import { factsInWords } from '../facts-in-words.ts';

type Props = {
  facts: HealthFacts;
  /** These alone; all, when left out. */
  names?: readonly (keyof HealthFacts)[];
  /** Where each answer can be changed; without it the list is for reading. */
  changeAt?: (question: Question) => string;
};

/** The health basics, fact by fact; what was not answered says so. */
export function HealthSummary({ facts, names, changeAt }: Props) {
  const t = useWords();
  const locale = useLocale();
  const lines = factsInWords(facts, { t, locale }).filter(({ name }) => names?.includes(name) ?? true);
  return (
    <FactList
      data-testid="health-summary"
      facts={lines.map(({ name, question, term, words }) => ({
        term,
        testId: `fact-${name}`,
        value: words ?? <span className="muted">{t('healthRecords.unanswered')}</span>,
        action: changeAt && (
          <a className="link" href={changeAt(question)} aria-label={`${t('healthRecords.change')}: ${term}`}>
            {t('healthRecords.change')}
          </a>
        ),
      }))}
    />
  );
}
