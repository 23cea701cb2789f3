import { useSearchParams } from 'react-router';
import type { Reply } from '#shared/call.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { Loader } from '#web/page-module.ts';
import type { diagnostics } from '../../contract.ts';
import { LabNotFound } from '../centre/LabNotFound.tsx';
import { allTests, categoriesOffered, testsOfCategory, testWith } from '../queries.ts';
import { ItemCenters } from './ItemCenters.tsx';
import { ItemHead } from './ItemHead.tsx';
import { PackageDoor } from './PackageDoor.tsx';
import { PreparationList } from './PreparationList.tsx';
import { TestCatalogue } from './TestCatalogue.tsx';
import styles from './Tests.module.css';

const ofTest = defineLoader(({ search }) => ({ found: testWith(search.get('test') ?? 'none') }));
const ofCatalogue = defineLoader(() => ({ tests: allTests(), categories: categoriesOffered() }));
const ofCategory = defineLoader(({ search }) => ({
  tests: testsOfCategory(search.get('category') ?? 'none'),
  categories: categoriesOffered(),
}));

export const loader: Loader<Record<string, object>> = (place) => {
  if (place.search.get('test')) return ofTest(place);
  return place.search.get('category') ? ofCategory(place) : ofCatalogue(place);
};

/** One test: what it tells, how to prepare, and where it is done; all of them where the address names none. */
export default function TestPage() {
  const [params] = useSearchParams();
  if (params.get('test')) return <OneTest />;
  return params.get('category') ? <Category /> : <AllTests />;
}

function AllTests() {
  const { tests, categories } = useLoaderData(ofCatalogue);
  return <TestCatalogue tests={tests.data} categories={categories.data} />;
}

function Category() {
  const { tests, categories } = useLoaderData(ofCategory);
  return tests ? <TestCatalogue tests={tests.data} categories={categories.data} /> : <LabNotFound what="test" />;
}

function OneTest() {
  const { found } = useLoaderData(ofTest);
  return found ? <Found found={found} /> : <LabNotFound what="test" />;
}

function Found({ found: { data: test, centers, packages } }: { found: Reply<typeof diagnostics.test> }) {
  const t = useWords();
  const locale = useLocale();
  const { name, about, specimen, hours, measures, reasons } = test;
  return (
    <>
      <ItemHead title={name} about={about} />
      <div className="wrap page-stack">
        <div className={styles.columns}>
          <div className="stack">
            <Card aria-labelledby="facts" className="stack">
              <h2 id="facts">{t('diagnostics.test.facts')}</h2>
              <FactList
                facts={[
                  { term: t('diagnostics.test.measures'), value: measures.join(', ') },
                  { term: t('diagnostics.test.reasons'), value: sentenceCase(reasons.join(', '), locale) },
                  { term: t('diagnostics.test.specimen'), value: t(`diagnostics.specimen.${specimen}`) },
                  { term: t('diagnostics.test.time'), value: t('diagnostics.test.hours', { hours }) },
                ]}
              />
            </Card>
            <Card aria-labelledby="prepare" className="stack">
              <h2 id="prepare">{t('diagnostics.prepare.title')}</h2>
              <PreparationList {...test} />
            </Card>
          </div>
          <ItemCenters item={test} centers={centers} />
        </div>
        {packages.length > 0 && (
          <section aria-labelledby="packages" className="stack">
            <h2 id="packages">{t('diagnostics.test.packages')}</h2>
            <ul className="card-list">
              {packages.map((given) => (
                <li key={given._id}>
                  <PackageDoor given={given} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
