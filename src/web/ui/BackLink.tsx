import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

export function BackLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className="link">
      <ArrowLeft size={20} aria-hidden="true" />
      {children}
    </a>
  );
}
