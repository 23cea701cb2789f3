import { Scale } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { RoundToggle } from '#web/ui/RoundToggle.tsx';
import { MOST_COMPARED } from '../../stay-limits.ts';
import { chooseForComparing, compareAddress, useChosenForComparing } from './compared-centres.ts';

type Props = { id: string; name: string; look?: 'round' | 'worded' };

/** Puts a center among those to stand side by side. `worded` also leads there, once there are two. */
export function CompareToggle({ id, name, look = 'round' }: Props) {
  const t = useWords();
  const chosen = useChosenForComparing();
  const isChosen = chosen.includes(id);
  const isFull = !isChosen && chosen.length >= MOST_COMPARED;
  const label = t(isFull ? 'seniorCare.compare.full' : 'seniorCare.compare.choose', { name, count: MOST_COMPARED });
  const common = {
    'aria-disabled': isFull || undefined,
    onClick: () => chooseForComparing(id, !isChosen),
    'data-testid': `compare-${id}`,
  };
  if (look === 'round')
    return (
      <RoundToggle label={label} isPressed={isChosen} look="filled" {...common}>
        <Scale size={22} aria-hidden="true" />
      </RoundToggle>
    );
  return (
    <>
      <Button
        variant="secondary"
        icon={<Scale size={20} aria-hidden="true" />}
        aria-label={label}
        aria-pressed={isChosen}
        {...common}
      >
        {t('seniorCare.compare.word')}
      </Button>
      {chosen.length > 1 && (
        <ButtonLink variant="quiet" href={compareAddress(chosen)} data-testid="compare-go">
          {t('seniorCare.compare.go', { count: chosen.length })}
        </ButtonLink>
      )}
    </>
  );
}
