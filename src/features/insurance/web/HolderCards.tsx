import type { Day } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type CardHolder, MOST_INSURANCE_CARDS } from '../card.ts';
import styles from './HolderCards.module.css';
import { OwnCard } from './OwnCard.tsx';

type Props = {
  holder: CardHolder;
  today: Day;
  /** The address of the form: for a card of this person, or to add one. */
  formAddress: (query: { card?: string; for: string }) => string;
};

/** The cards of one person, and the way to add one. */
export function HolderCards({ holder, today, formAddress }: Props) {
  const t = useWords();
  const { personId, firstName, personName, isSelf, cards } = holder;
  const heading = `insurance-of-${personId}`;
  return (
    <section className={styles.holder} aria-labelledby={heading} data-testid={`insurance-of-${personId}`}>
      <header>
        <h2 id={heading}>{isSelf ? t('insurance.own') : t('insurance.of', { name: firstName })}</h2>
        {cards.length < MOST_INSURANCE_CARDS && (
          <ButtonLink variant="secondary" href={formAddress({ for: personId })} data-testid="insurance-add">
            {t('insurance.add')}
            <span className="vh">: {personName}</span>
          </ButtonLink>
        )}
      </header>
      {cards.length === 0 ? (
        <p className="muted">{isSelf ? t('insurance.none.own') : t('insurance.none.of', { name: firstName })}</p>
      ) : (
        <div className={styles.cards}>
          {cards.map((card) => (
            <OwnCard
              key={card._id}
              card={card}
              personName={personName}
              today={today}
              changeAddress={formAddress({ card: card._id, for: personId })}
            />
          ))}
        </div>
      )}
    </section>
  );
}
