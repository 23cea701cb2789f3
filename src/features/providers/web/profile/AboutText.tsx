import styles from './ProfileColumns.module.css';

/** What a provider says of itself, in the language in which it says it. */
export function AboutText({ text, language }: { text: string; language: string | undefined }) {
  return (
    <p className={styles.about} lang={language}>
      {text}
    </p>
  );
}
