import { SelectField } from '#web/ui/SelectField.tsx';

type Choice = { _id: string; name: string };
type Props = { label: string; providers: readonly Choice[]; chosen: Choice; onChoose: (id: string) => void };

/** For those who manage more than one provider. */
export function ProviderSelect({ label, providers, chosen, onChoose }: Props) {
  if (providers.length < 2) return null;
  return (
    <SelectField
      label={label}
      name="provider"
      value={chosen._id}
      onChange={({ target }) => onChoose(target.value)}
      options={providers.map(({ _id, name }) => ({ value: _id, label: name }))}
      data-testid="provider-select"
    />
  );
}
