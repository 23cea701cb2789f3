import { ShieldPlus } from 'lucide-react';
import type { Day } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { type CardHolder, endingOf } from '../card.ts';
import styles from './InsuranceSummary.module.css';

/** Whose insurance cards are kept, in short, and the way to them. */
export function InsuranceSummary({ holders, today }: { holders: readonly CardHolder[]; today: Day }) {
  const t = useWords();
  const cards = holders.flatMap(({ personName, cards }) => cards.map((card) => ({ ...card, personName })));
  return (
    <Card aria-labelledby="insurance-cards" data-testid="insurance-summary">
      <h2 id="insurance-cards">{t('insurance.title')}</h2>
      {cards.length === 0 && <p className="muted">{t('insurance.none')}</p>}
      <ul className={styles.rows}>
        {cards.map((card) => {
          const ending = endingOf(card, today);
          return (
            <li key={card._id}>
              <ShieldPlus size={26} aria-hidden="true" />
              <p>
                <b>{card.plan}</b>
                <span className="small muted">{card.personName}</span>
              </p>
              {card.rank !== 'other' && <Tag>{t(`insurance.rank.${card.rank}`)}</Tag>}
              {ending && <Tag tone={ending === 'ended' ? 'danger' : 'warning'}>{t(`insurance.${ending}`)}</Tag>}
            </li>
          );
        })}
      </ul>
      <ButtonLink variant="secondary" href={href('/care/insuranceCardList')} data-testid="insurance-manage">
        {t(cards.length === 0 ? 'insurance.add' : 'insurance.manage')}
      </ButtonLink>
    </Card>
  );
}
