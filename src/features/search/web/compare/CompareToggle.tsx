import { Scale } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { RoundToggle } from '#web/ui/RoundToggle.tsx';
import { MOST_COMPARED } from '../../search-limits.ts';
import { compareAddress, type Comparing } from './comparing.ts';

type Props = { comparing: Comparing; id: string; name: string; look?: 'round' | 'worded' };

/** Puts a provider among those to stand side by side. `worded` also leads there, once there are two. */
export function CompareToggle({ comparing, id, name, look = 'round' }: Props) {
  const t = useWords();
  const { words, chosen } = comparing;
  const ids = chosen.useIds();
  const isChosen = ids.includes(id);
  const isFull = !isChosen && ids.length >= MOST_COMPARED;
  const label = isFull ? t(`${words}.compare.full`, { count: MOST_COMPARED }) : t('search.compare.choose', { name });
  const common = {
    'aria-disabled': isFull || undefined,
    onClick: () => chosen.choose(id, !isChosen),
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
        {t('search.compare.word')}
      </Button>
      {ids.length > 1 && (
        <ButtonLink variant="quiet" href={compareAddress(comparing, ids)} data-testid="compare-go">
          {t(`${words}.compare.go`, { count: ids.length })}
        </ButtonLink>
      )}
    </>
  );
}
