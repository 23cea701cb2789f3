import { Pencil, Star, Trash2 } from 'lucide-react';
import type { Day } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { InsuranceCard } from '../card.ts';
import { CardFace } from './CardFace.tsx';
import { useCardActions } from './useCardActions.ts';

type Props = { card: InsuranceCard; personName: string; today: Day; changeAddress: string };

/** A card with all that can be done with it. */
export function OwnCard({ card, personName, today, changeAddress }: Props) {
  const t = useWords();
  const { prefer, remove, isBusy, failure } = useCardActions(card);
  const whose = <span className="vh">: {card.plan}</span>;
  return (
    <CardFace card={card} personName={personName} today={today}>
      {failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      <ButtonLink
        variant="secondary"
        href={changeAddress}
        icon={<Pencil size={20} aria-hidden="true" />}
        data-testid="insurance-change"
      >
        {t('insurance.change')}
        {whose}
      </ButtonLink>
      {card.rank !== 'primary' && (
        <Button
          variant="quiet"
          icon={<Star size={20} aria-hidden="true" />}
          isBusy={isBusy('prefer')}
          onClick={prefer}
          data-testid="insurance-prefer"
        >
          {t('insurance.prefer')}
          {whose}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<Trash2 size={20} aria-hidden="true" />}
        isBusy={isBusy('remove')}
        onClick={remove}
        data-testid="insurance-remove"
      >
        {t('insurance.remove')}
        {whose}
      </Button>
    </CardFace>
  );
}
