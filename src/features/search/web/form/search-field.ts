import type { ReactNode } from 'react';

/** What a search asks besides the place, as a service hands it in: in the pill of its list and on its card. */
export type SearchField = {
  key: string;
  label: string;
  /** What is chosen, in words. */
  value: string;
  icon: 'date' | 'person' | 'text';
  isWide?: boolean;
} & ({ field: FieldRenderer; choices?: Choices } | { field?: undefined; choices: CountLabel });

/** What opens from it; `at` tells two of them on one page apart. */
export type FieldRenderer = (at: string, inside: { isOpen: boolean; close?: () => void }) => ReactNode;

/** On the card it is chosen in place, as one of these. */
export type Choices = {
  name: string;
  value: number;
  of: readonly { value: number; label: string }[];
  choose: (value: number) => void;
};

/** From the pill it is counted up and down, from one. */
export type CountLabel = Choices & { countLabel: string };
