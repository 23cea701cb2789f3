import { ShieldPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { type Day, formatDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { endingOf, type InsuranceCard } from '../card.ts';
import styles from './CardFace.module.css';

type PrintedCard = Pick<InsuranceCard, 'plan' | 'payer' | 'memberId' | 'groupId' | 'endsOn' | 'front' | 'back'>;
type Props = {
  card: PrintedCard & Partial<Pick<InsuranceCard, '_id' | 'rank'>>;
  personName: string;
  /** ISO. */
  today: Day;
  as?: 'h2' | 'h3' | 'h4';
  children?: ReactNode;
};

/** An insurance card as it looks in the hand: the plan, the person, the numbers; its pictures only when they are asked for. */
export function CardFace({ card, personName, today, as: Heading = 'h3', children }: Props) {
  const t = useWords();
  const ending = endingOf(card, today);
  return (
    <article className={styles.card} data-rank={card.rank} data-testid="insurance-card">
      <div className={styles.face}>
        <header>
          <ShieldPlus size={28} aria-hidden="true" />
          <Heading>{card.plan}</Heading>
          {card.rank && card.rank !== 'other' && (
            <Tag tone={card.rank === 'primary' ? 'brand' : 'neutral'}>{t(`insurance.rank.${card.rank}`)}</Tag>
          )}
          {ending && (
            <Tag tone={ending === 'ended' ? 'danger' : 'warning'} data-testid="insurance-ending">
              {t(`insurance.${ending}`)}
            </Tag>
          )}
        </header>
        <dl>
          <Fact term={t('insurance.person')} value={personName} />
          {card.payer && <Fact term={t('insurance.payer')} value={card.payer} />}
          <Fact term={t('insurance.memberId')} value={card.memberId} isNumber />
          {card.groupId && <Fact term={t('insurance.groupId')} value={card.groupId} isNumber />}
          {card.endsOn && <Fact term={t('insurance.endsOn')} value={formatDay(card.endsOn)} />}
        </dl>
      </div>
      {(card.front ?? card.back) && <Pictures card={card} />}
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}

function Fact({ term, value, isNumber }: { term: string; value: string; isNumber?: boolean }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd data-number={isNumber ? '' : undefined}>{value}</dd>
    </div>
  );
}

function Pictures({ card }: { card: PrintedCard }) {
  const t = useWords();
  const fileAddress = useFileAddress();
  return (
    <Disclosure summary={t('insurance.pictures')} data-testid="insurance-pictures">
      <div className={styles.pictures}>
        {(['front', 'back'] as const).map((side) => {
          const file = card[side];
          return (
            file && (
              <img
                key={side}
                src={fileAddress(file)}
                alt={t(`insurance.${side}.of`, { plan: card.plan })}
                loading="lazy"
                decoding="async"
              />
            )
          );
        })}
      </div>
    </Disclosure>
  );
}
