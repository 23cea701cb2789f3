import type { ReactNode, RefObject } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';

export type HeadingRef = RefObject<HTMLHeadingElement | null>;

type Props = {
  title: string;
  /** Gets the focus when the page goes on. */
  heading?: HeadingRef;
  /** In place of the plain heading, as `FocusLayout` says. */
  steps?: (heading: ReactNode) => ReactNode;
  back?: ReactNode;
  children: ReactNode;
  'data-testid'?: string;
};

/** One thing at a time on the page of an invitation. */
export function InvitedFrame({ title, heading, steps, back, children, 'data-testid': testId }: Props) {
  const words = (
    <h1 ref={heading} tabIndex={-1} data-testid={testId}>
      {title}
    </h1>
  );
  return (
    <FocusLayout title={title} hasBrandRow hasSmallPicture back={back} heading={steps ? steps(words) : words}>
      {children}
    </FocusLayout>
  );
}
