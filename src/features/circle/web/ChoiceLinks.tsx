import styles from './ChoiceLinks.module.css';

type Props = { label: string; choices: readonly { word: string; href: string; isChosen: boolean; testId?: string }[] };

/** What a page shows, chosen by its address. */
export function ChoiceLinks({ label, choices }: Props) {
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ word, href, isChosen, testId }) => (
        <a key={href} href={href} aria-current={isChosen ? 'true' : undefined} data-testid={testId}>
          {word}
        </a>
      ))}
    </nav>
  );
}
