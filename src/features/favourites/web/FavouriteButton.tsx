import { Heart } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RoundToggle } from '#web/ui/RoundToggle.tsx';
import styles from './FavouriteButton.module.css';
import { type MarkedProvider, useFavourite } from './useFavourite.ts';

type Props = Omit<MarkedProvider, 'service'> & {
  service?: MarkedProvider['service'];
  /** `round` stands on a card, `worded` beside other buttons. */
  look?: 'round' | 'worded';
};

/** Marks a provider as a favourite, or no longer: a switch whose name says which one it is of. */
export function FavouriteButton({ id, name, service = 'centre', look = 'round' }: Props) {
  const t = useWords();
  const { isMarked, isPending, toggle, failure } = useFavourite({ id, name, service });
  const label = t('favourites.heart', { name });
  const heart = <Heart size={look === 'round' ? 24 : 20} aria-hidden="true" className={styles.heart} />;
  const common = {
    'aria-busy': isPending || undefined,
    onClick: toggle,
    'data-testid': `heart-${id}`,
  };
  return (
    <span className={styles.holder} data-look={look}>
      {look === 'round' ? (
        <RoundToggle label={label} isPressed={isMarked} look="accent" {...common}>
          {heart}
        </RoundToggle>
      ) : (
        <Button variant="secondary" icon={heart} aria-label={label} aria-pressed={isMarked} {...common}>
          {t('favourites.word')}
        </Button>
      )}
      {failure && (
        <span role="alert" className={styles.failure}>
          {t(`errors.${failure.code}`, failure.values)}
        </span>
      )}
    </span>
  );
}
