import { Bone, Droplet, FlaskConical, HeartPulse, type LucideIcon, Pill, Sun, Syringe, Waves } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { BrandRow } from '#web/ui/BrandRow.tsx';
import type { Category } from '../../catalogue.ts';
import { CartLink } from '../cart/CartLink.tsx';
import { LabSearchCard } from '../list/LabSearchCard.tsx';
import { categoriesOffered, packagesOffered } from '../queries.ts';
import { PackageDoor } from '../tests/PackageDoor.tsx';
import styles from './LabHomePage.module.css';

export const loader = defineLoader(() => ({ categories: categoriesOffered(), packages: packagesOffered() }));

const icons: Record<Category, LucideIcon> = {
  heart: HeartPulse,
  sugar: Syringe,
  kidney: Waves,
  liver: FlaskConical,
  thyroid: Pill,
  vitamins: Sun,
  blood: Droplet,
  bones: Bone,
};

const steps = ['before', 'there', 'after'] as const;

/** Where lab tests begin: search, what tests are about, packages, and how it goes. */
export default function LabHomePage() {
  const t = useWords();
  const { categories, packages } = useLoaderData(loader);
  return (
    <div className={styles.page}>
      <title>{pageTitle(t('diagnostics.title'))}</title>
      <meta name="description" content={t('diagnostics.description')} />
      <div className={styles.hero}>
        <BrandRow />
        <div className={`wrap ${styles.top}`}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{t('diagnostics.title')}</h1>
            <p className={styles.lead}>{t('diagnostics.lead')}</p>
            <CartLink />
          </div>
          <div className={styles.picture}>
            <Art kind="spot" traits={{ name: 'lab' }} width={240} height={240} eager />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.search}`}>
        <LabSearchCard />
      </div>

      <section className={`wrap ${styles.part}`} aria-labelledby="categories">
        <h2 id="categories">{t('diagnostics.categories')}</h2>
        <ul className={styles.tiles}>
          {categories.data.map(({ _id: id, category, name, tests }) => {
            const Icon = icons[category];
            return (
              <li key={id}>
                <a href={href('/testTypeDetails', undefined, { category: id })} data-testid={`category-${category}`}>
                  <span className={styles.icon}>
                    <Icon size={26} aria-hidden="true" />
                  </span>
                  {name}
                  <span className="vh">, {t('diagnostics.tests.found', { count: tests })}</span>
                </a>
              </li>
            );
          })}
        </ul>
        <p>
          <a className="link" href={href('/testTypeDetails')} data-testid="all-tests">
            {t('diagnostics.catalogue.title')}
          </a>
        </p>
      </section>

      <section className={`wrap ${styles.part}`} aria-labelledby="packages">
        <h2 id="packages">{t('diagnostics.packages')}</h2>
        <ul className={styles.packages}>
          {packages.data.map((given) => (
            <li key={given._id}>
              <PackageDoor given={given} />
            </li>
          ))}
        </ul>
      </section>

      <section className={`wrap ${styles.part}`} aria-labelledby="how">
        <h2 id="how">{t('diagnostics.how')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`diagnostics.how.${step}`)}</h3>
              <p className="muted">{t(`diagnostics.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
