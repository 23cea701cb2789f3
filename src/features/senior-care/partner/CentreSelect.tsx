import { useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import type { CentreProfile } from '../partner-contract.ts';

type Props = { centres: readonly CentreProfile[]; chosen: CentreProfile; onChoose: (id: string) => void };

/** For those who manage more than one center. */
export function CentreSelect({ centres, chosen, onChoose }: Props) {
  const t = useWords();
  if (centres.length < 2) return null;
  return (
    <SelectField
      label={t('partner.centre')}
      name="centre"
      value={chosen._id}
      onChange={({ target }) => onChoose(target.value)}
      options={centres.map(({ _id, name }) => ({ value: _id, label: name }))}
      data-testid="centre-select"
    />
  );
}
