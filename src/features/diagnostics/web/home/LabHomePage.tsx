import { Bone, Droplet, FlaskConical, HeartPulse, type LucideIcon, Pill, Sun, Syringe, Waves } from 'lucide-react';
import { IconDoors } from '#features/search/web/front/IconDoors.tsx';
import { FrontPart, ServiceFront } from '#features/search/web/front/ServiceFront.tsx';
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
    <ServiceFront
      tint="lilac"
      title={t('diagnostics.title')}
      lead={t('diagnostics.lead')}
      brand={<BrandRow />}
      below={<CartLink />}
      look="spot"
      picture={<Art kind="spot" traits={{ name: 'lab' }} width={240} height={240} eager />}
      search={<LabSearchCard />}
    >
      <title>{pageTitle(t('diagnostics.title'))}</title>
      <meta name="description" content={t('diagnostics.description')} />
      <FrontPart id="categories" title={t('diagnostics.categories')}>
        <IconDoors
          tint="lilac"
          doors={categories.data.map(({ _id: id, category, name, tests }) => ({
            key: id,
            icon: icons[category],
            label: name,
            count: t('diagnostics.tests.found', { count: tests }),
            href: href('/testTypeDetails', undefined, { category: id }),
            testId: `category-${category}`,
          }))}
        />
        <p>
          <a className="link" href={href('/testTypeDetails')} data-testid="all-tests">
            {t('diagnostics.catalogue.title')}
          </a>
        </p>
      </FrontPart>

      <FrontPart id="packages" title={t('diagnostics.packages')}>
        <ul className={styles.packages}>
          {packages.data.map((given) => (
            <li key={given._id}>
              <PackageDoor given={given} />
            </li>
          ))}
        </ul>
      </FrontPart>

      <FrontPart id="how" title={t('diagnostics.how')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`diagnostics.how.${step}`)}</h3>
              <p className="muted">{t(`diagnostics.how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </FrontPart>
    </ServiceFront>
  );
}
