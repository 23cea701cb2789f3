import type { Scope } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';

export const scopeField = (scope: Scope) => `may-${scope}`;

type Props = {
  scope: Scope;
  /** Whether whoever reads is the one who would do it. */
  isOwn: boolean;
  value: boolean | undefined;
  error: string | undefined;
  onChoose: (may: boolean) => void;
};

/** One right, what it means, and yes or no. */
export function ScopeQuestion({ scope, isOwn, value, error, onChoose }: Props) {
  const t = useWords();
  return (
    <RadioCards
      id={scopeField(scope)}
      name={scopeField(scope)}
      label={t(`family.scope.${scope}`)}
      legendSize="heading"
      hint={t(`circle.means.${scope}`, { who: isOwn ? 'me' : 'them' })}
      error={error}
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      onChange={({ target }) => onChoose(target.value === 'yes')}
      options={(['yes', 'no'] as const).map((choice) => ({ value: choice, label: t(`circle.invited.${choice}`) }))}
      data-testid={scopeField(scope)}
    />
  );
}
