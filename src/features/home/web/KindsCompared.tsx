import { kinds } from '#features/senior-care/stay-limits.ts';
import { useWords } from '#web/i18n/words.tsx';
import styles from './KindsCompared.module.css';

const points = ['sleep', 'good', 'pay'] as const;

/** The three kinds of senior care in plain words: many who search do not know yet which one they need. */
export function KindsCompared() {
  const t = useWords();
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="kinds">
      <div className={styles.table}>
        <div className={styles.question}>
          <h2 id="kinds">{t('home.kinds.title')}</h2>
          <p>{t('home.kinds.line')}</p>
        </div>
        {kinds.map((kind) => (
          <div key={kind}>
            <h3>{t(`seniorCare.kind.${kind}`)}</h3>
            <dl>
              {points.map((point) => (
                <div key={point}>
                  <dt>{t(`home.kinds.${point}`)}</dt>
                  <dd>{t(`home.kinds.${kind}.${point}`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
