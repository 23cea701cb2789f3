import { useQuery } from '@tanstack/react-query';
import { ShieldPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { InsuranceSummary } from '#features/insurance/web/InsuranceSummary.tsx';
import { insuranceCards, plansTaken } from '#features/insurance/web/queries.ts';
import { WaitingListForm } from '#features/leads/web/WaitingListForm.tsx';
import { LONGEST_PLAN } from '#features/providers/plans.ts';
import { WordsSearch } from '#features/search/web/form/WordsSearch.tsx';
import { brand } from '#shared/brand.ts';
import { cardDay } from '#shared/card-day.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import styles from './InsurancePage.module.css';
import { PlanRow } from './PlanRow.tsx';

const wordsIn = (search: URLSearchParams) => (search.get('q') ?? '').slice(0, LONGEST_PLAN);

export const loader = defineLoader(({ search }) => ({ plans: plansTaken(wordsIn(search)) }));

const explained = ['network', 'ready', 'pay', 'no'] as const;

/** Which insurance plans are taken by whom (`?q=`), what to know of them, and one’s own cards. */
export default function InsurancePage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { plans } = useLoaderData(loader);
  const words = wordsIn(search);
  const values = { brand: brand.name };
  const title = t('home.insurance.title', values);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      <meta name="description" content={t('home.insurance.lead')} />
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{t('home.insurance.lead')}</p>
          <WordsSearch
            id="plans"
            action={href('/insurance')}
            label={t('home.insurance.search')}
            what={t('home.insurance.search.what')}
            example={t('home.insurance.search.example')}
            words={words}
            longest={LONGEST_PLAN}
          />
        </div>
        <div className={styles.picture}>
          <Art kind="spot" traits={{ name: 'help' }} width={240} height={240} eager />
        </div>
      </div>
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="plans-taken">
          <h2 id="plans-taken">
            {words === '' ? t('home.insurance.plans') : t('home.insurance.found', { count: plans.data.length, words })}
          </h2>
          {plans.data.length === 0 ? (
            <Card data-testid="no-plans">
              <p>{t(words === '' ? 'home.insurance.none.yet' : 'home.insurance.none')}</p>
              <p className="muted">{t('home.insurance.none.text')}</p>
              <WaitingListForm service="insurance" />
            </Card>
          ) : (
            <ul className={styles.plans} data-testid="plans">
              {plans.data.map((plan) => (
                <PlanRow key={plan.name} plan={plan} />
              ))}
            </ul>
          )}
          <p className="small muted">{t('home.insurance.said')}</p>
        </section>
        <div className={styles.part}>
          <OwnCards />
          <section className={styles.part} aria-labelledby="plans-explained">
            <h2 id="plans-explained">{t('home.insurance.explained')}</h2>
            <div>
              {explained.map((name) => (
                <Disclosure key={name} summary={t(`home.insurance.${name}`)}>
                  <p>{t(`home.insurance.${name}.text`, values)}</p>
                </Disclosure>
              ))}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

/** The cards of whoever is logged in; for everybody else the way to add one. */
function OwnCards() {
  const t = useWords();
  const today = cardDay(useOpenedAt());
  const { data } = useQuery({ ...insuranceCards(), enabled: useIsLoggedIn() });
  if (data) return <InsuranceSummary holders={data.data} today={today} />;
  return (
    <Card aria-labelledby="own-plan">
      <h2 id="own-plan">{t('home.insurance.own')}</h2>
      <p>{t('home.insurance.own.text')}</p>
      <div>
        <ButtonLink
          href={href('/care/insuranceCardList', undefined, { step: 'form' })}
          icon={<ShieldPlus size={20} aria-hidden="true" />}
          data-testid="add-plan"
        >
          {t('home.insurance.add')}
        </ButtonLink>
      </div>
    </Card>
  );
}
