import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from './Chip.tsx';
import { Popover } from './Popover.tsx';

type Props = {
  /** The name of the filter, or what is chosen of it. */
  label: string;
  isApplied?: boolean;
  /** Radio rows, number fields; `close` for those that end with a choice. */
  children: ReactNode | ((inside: { isOpen: boolean; close: () => void }) => ReactNode);
  'data-testid'?: string;
};

/** A chip with a value of its own, such as a price: opens its choices below. */
export function FilterMenu({ label, isApplied, children, 'data-testid': testId }: Props) {
  return (
    <Popover
      label={label}
      isSheet
      trigger={(trigger) => (
        <Chip {...trigger} isApplied={isApplied} data-testid={testId}>
          {label}
          <ChevronDown size={18} aria-hidden="true" />
        </Chip>
      )}
    >
      {children}
    </Popover>
  );
}
