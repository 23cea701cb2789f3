import type { ComponentProps } from 'react';
import type { Translator } from '#shared/words.ts';
import { useWords } from '#web/i18n/words.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

type Props = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  values: readonly number[];
  /** Says a number in words. */
  inWords: (count: number, t: Translator) => string;
};

/** One of a few numbers: minutes, hours, days. */
export function NumberSelect({ values, inWords, ...rest }: Props) {
  const t = useWords();
  const options = values.map((value) => ({ value: String(value), label: inWords(value, t) }));
  return <SelectField {...rest} options={options} />;
}
