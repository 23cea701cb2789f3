import { IconTiles } from '#features/providers/web/profile/IconTiles.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { Piece } from '#web/piece.tsx';
import { Art } from '#web/ui/Art.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { disciplineIcons } from './agency-words.ts';
import styles from './HomeHealthPage.module.css';
import { AgencyRow } from './list/AgencyRow.tsx';
import { AgencySearchForm } from './list/AgencySearchForm.tsx';
import { homeHealthOverview } from './queries.ts';

export const loader = defineLoader(() => ({ overview: homeHealthOverview() }));

const steps = ['find', 'request', 'begin'] as const;
const asked = ['who', 'pay', 'difference', 'number'] as const;
const MOST_ROWS = 3;

/** Where home health begins: search, what is offered, how it goes, some agencies and the common questions. */
export default function HomeHealthPage() {
  const t = useWords();
  const { services, agencies } = useLoaderData(loader).overview;
  const title = t('shell.service.homeHealth');
  return (
    <div className={styles.page}>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={t('homeHealth.lead')} />
      <div className={styles.hero}>
        <div className={`wrap ${styles.top}`}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles.lead}>{t('homeHealth.lead')}</p>
          </div>
          <div className={styles.picture}>
            <Art
              kind="place"
              traits={{ seed: 'home-health', kind: 'gable', sky: 'mint', wall: 'paper', roof: 'pine' }}
              width={480}
              height={320}
              eager
            />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.search}`}>
        <AgencySearchForm look="card" id="agencies" />
      </div>
      {services.length > 0 && (
        <section className={`wrap ${styles.part}`} aria-labelledby="offered">
          <h2 id="offered">{t('homeHealth.offered')}</h2>
          <IconTiles
            title={t('homeHealth.offered.line')}
            tint="pine"
            tiles={services.map(({ discipline, agencies: count }) => ({
              key: discipline,
              icon: disciplineIcons[discipline],
              label: t('homeHealth.offered.by', { service: t(`providers.discipline.${discipline}`), count }),
            }))}
          />
        </section>
      )}
      <section className={`wrap ${styles.part}`} aria-labelledby="how">
        <h2 id="how">{t('homeHealth.how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`homeHealth.how.${step}`)}</h3>
              <p>{t(`homeHealth.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      {agencies.length > 0 && (
        <section className={`wrap ${styles.part}`} aria-labelledby="agencies-shown">
          <h2 id="agencies-shown">{t('homeHealth.shown')}</h2>
          <Piece>
            <ul className="card-list">
              {agencies.slice(0, MOST_ROWS).map((agency) => (
                <li key={agency._id}>
                  <AgencyRow agency={agency} />
                </li>
              ))}
            </ul>
          </Piece>
          <p>
            <ButtonLink variant="secondary" href={href('/homeHealthAgencies')} data-testid="find-agency">
              {t('homeHealth.all')}
            </ButtonLink>
          </p>
        </section>
      )}
      <section className={`wrap ${styles.part}`} aria-labelledby="questions">
        <h2 id="questions">{t('homeHealth.questions')}</h2>
        {asked.map((name) => (
          <Disclosure key={name} summary={t(`homeHealth.asked.${name}`)}>
            <p>{t(`homeHealth.asked.${name}.text`)}</p>
          </Disclosure>
        ))}
      </section>
    </div>
  );
}
