import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { NumberSelect } from './NumberSelect.tsx';

type Props = {
  form: Pick<CheckedForm<{ capacity: number }>, 'field'>;
  /** How many its kind may receive at a time. */
  most: number;
};

/** How many are received at a time: the field `capacity` of a form; nothing of a kind that receives one. */
export function PlacesField({ form, most }: Props) {
  const t = useWords();
  if (most === 1) return null;
  return (
    <NumberSelect
      label={t('availability.places')}
      values={Array.from({ length: most }, (_, index) => index + 1)}
      inWords={(count, t) => t('availability.places.count', { count })}
      {...form.field('capacity')}
      data-testid="capacity"
    />
  );
}
