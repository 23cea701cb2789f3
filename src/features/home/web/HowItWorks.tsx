import { useWords } from '#web/i18n/words.tsx';
import styles from './HowItWorks.module.css';
import { SectionHeading } from './SectionHeading.tsx';

const steps = ['search', 'book', 'keep'] as const;

/** The target of `#how`, which the menus link to. */
export function HowItWorks() {
  const t = useWords();
  return (
    <section id="how" className={`wrap ${styles.part}`} aria-labelledby="how-title">
      <SectionHeading id="how-title">{t('home.how.title')}</SectionHeading>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`home.how.${step}`)}</h3>
            <p>{t(`home.how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
