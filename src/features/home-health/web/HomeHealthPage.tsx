import { IconTiles } from '#features/providers/web/profile/IconTiles.tsx';
import { FrontPart, ServiceFront } from '#features/search/web/front/ServiceFront.tsx';
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
    <ServiceFront
      tint="pine"
      title={title}
      lead={t('homeHealth.lead')}
      look="place"
      picture={
        <Art
          kind="place"
          traits={{ seed: 'home-health', kind: 'gable', sky: 'mint', wall: 'paper', roof: 'pine' }}
          width={480}
          height={320}
          eager
        />
      }
      search={<AgencySearchForm id="agencies" />}
    >
      <title>{pageTitle(title)}</title>
      <meta name="description" content={t('homeHealth.lead')} />
      {services.length > 0 && (
        <FrontPart id="offered" title={t('homeHealth.offered')}>
          <IconTiles
            title={t('homeHealth.offered.line')}
            tint="pine"
            tiles={services.map(({ discipline, agencies: count }) => ({
              key: discipline,
              icon: disciplineIcons[discipline],
              label: t('homeHealth.offered.by', { service: t(`providers.discipline.${discipline}`), count }),
            }))}
          />
        </FrontPart>
      )}
      <FrontPart id="how" title={t('homeHealth.how')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`homeHealth.how.${step}`)}</h3>
              <p>{t(`homeHealth.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </FrontPart>
      {agencies.length > 0 && (
        <FrontPart id="agencies-shown" title={t('homeHealth.shown')}>
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
        </FrontPart>
      )}
      <FrontPart id="questions" title={t('homeHealth.questions')}>
        {asked.map((name) => (
          <Disclosure key={name} summary={t(`homeHealth.asked.${name}`)}>
            <p>{t(`homeHealth.asked.${name}.text`)}</p>
          </Disclosure>
        ))}
      </FrontPart>
    </ServiceFront>
  );
}
