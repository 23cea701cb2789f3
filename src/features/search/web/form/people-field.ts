import type { SearchField } from './search-field.ts';

type Choices = {
  label: string;
  /** Of the number where it is counted up and down. */
  countLabel: string;
  name: string;
  count: number;
  most: number;
  inWords: (count: number) => string;
  onChange: (count: number) => void;
};

/** For how many people. */
export function peopleField({ label, countLabel, name, count, most, inWords, onChange }: Choices): SearchField {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return {
    key: 'who',
    label,
    value: inWords(count),
    icon: 'person',
    choices: {
      countLabel,
      name,
      value: count,
      of: counts.map((value) => ({ value, label: inWords(value) })),
      choose: onChange,
    },
  };
}
