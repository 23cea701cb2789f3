import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import type { Dependant } from '../contract.ts';
import styles from './OwnData.module.css';

type Props = {
  dependants: readonly Dependant[];
  /** By person: the relation of who looks after them from now on. */
  heirs: Readonly<Record<string, string>>;
  onChoose: (heirs: Record<string, string>) => void;
};

/** Those without an account: each goes to a relative whom they have let in, or goes with the account. */
export function ChosenHeirs({ dependants, heirs, onChoose }: Props) {
  const t = useWords();
  if (dependants.length === 0) return null;
  return (
    <Card aria-labelledby="heirs" className={styles.stack} data-testid="heirs">
      <h2 id="heirs">{t('closing.heirs.title')}</h2>
      <p>{t('closing.heirs.text')}</p>
      {dependants.map(({ _id: personId, name, heirs: possible }) => (
        <RadioCards
          key={personId}
          id={`heir-${personId}`}
          label={t('closing.heirs.ask', { name })}
          hint={possible.length === 0 ? t('closing.heirs.none', { name }) : undefined}
          value={heirs[personId] ?? ''}
          onChange={({ target }) => onChoose({ ...heirs, [personId]: target.value })}
          options={[
            ...possible.map(({ relationId, name: heir }) => ({ value: relationId, label: heir })),
            { value: '', label: t('closing.heirs.nobody'), detail: t('closing.heirs.nobody.text', { name }) },
          ]}
          data-testid="heir"
        />
      ))}
    </Card>
  );
}
