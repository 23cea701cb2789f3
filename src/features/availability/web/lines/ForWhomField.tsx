import { useActedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

const SELF = '';

type Props = {
  id: string;
  /** Null is oneself. */
  personId: string | null;
  onChoose: (personId: string | null) => void;
};

/** For whom one waits; nothing for whoever may book for nobody else. */
export function ForWhomField({ id, personId, onChoose }: Props) {
  const t = useWords();
  const others = (useActedFor() ?? []).filter(({ scopes }) => scopes.includes('bookings'));
  if (others.length === 0) return null;
  return (
    <SelectField
      label={t('availability.line.who')}
      id={id}
      value={personId ?? SELF}
      onChange={({ target }) => onChoose(target.value === SELF ? null : target.value)}
      options={[
        { value: SELF, label: t('availability.line.self') },
        ...others.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` })),
      ]}
    />
  );
}
