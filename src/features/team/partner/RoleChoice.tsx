import { type PlaceRole, placeRoles } from '#shared/place-roles.ts';
import { useWords } from '#web/i18n/words.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';

type Props = { name: string; value: string; error?: string | undefined; onChange: (role: PlaceRole) => void };

/** As what somebody works for a place: each role with what it lets one do. */
export function RoleChoice({ name, value, error, onChange }: Props) {
  const t = useWords();
  return (
    <RadioCards
      name={name}
      label={t('team.role')}
      value={value}
      {...(error !== undefined && { error })}
      onChange={({ target }) => {
        const chosen = placeRoles.find((role) => role === target.value);
        if (chosen) onChange(chosen);
      }}
      options={placeRoles.map((role) => ({
        value: role,
        label: t(`providers.role.${role}`),
        detail: t(`providers.role.may.${role}`),
      }))}
      data-testid="role-choice"
    />
  );
}
