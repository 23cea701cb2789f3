import type { Scope } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';

type Props = {
  label: string;
  name: string;
  /** Whether whoever reads is the one who would do these things. */
  isOwn: boolean;
  /** What may be chosen. */
  offered: readonly Scope[];
  value: readonly Scope[];
  onChange: (scopes: Scope[]) => void;
  error?: string | undefined;
  'data-testid'?: string;
};

/** What somebody may see and do, as plain sentences, each with what it means. */
export function ScopeChoices({
  label,
  name,
  isOwn,
  offered,
  value,
  onChange,
  error,
  'data-testid': testId = 'scope',
}: Props) {
  const t = useWords();
  const [first] = offered;
  return (
    <FieldGroup id={`${name}-${first}`} label={label} error={error} data-testid={testId}>
      {offered.map((scope) => (
        <CheckboxField
          key={scope}
          id={`${name}-${scope}`}
          name={name}
          label={t(`family.scope.${scope}`)}
          hint={t(`circle.means.${scope}`, { who: isOwn ? 'me' : 'them' })}
          checked={value.includes(scope)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, scope] : value.filter((chosen) => chosen !== scope))
          }
          data-testid={`${testId}-${scope}`}
        />
      ))}
    </FieldGroup>
  );
}
