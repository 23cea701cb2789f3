import type { ReactNode, RefObject } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';

export type HeadingRef = RefObject<HTMLHeadingElement | null>;

type Props = {
  title: string;
  /** Gets the focus when the page goes on. */
  heading?: HeadingRef;
  /** In place of the plain heading, as `FocusLayout` says. */
  steps?: (heading: ReactNode) => ReactNode;
  children: ReactNode;
  'data-testid'?: string;
};

/** One thing at a time: on the page of an invitation, which stands alone, or as a step of the family page. */
export function InvitedFrame({ title, heading, steps, children, 'data-testid': testId }: Props) {
  const t = useWords();
  const isAlone = useCurrentRoute().screen.row.header === 'none';
  const words = (
    <h1 ref={heading} tabIndex={-1} data-testid={testId}>
      {title}
    </h1>
  );
  return (
    <FocusLayout
      title={title}
      hasBrandRow={isAlone}
      hasSmallPicture={isAlone}
      back={!isAlone && <BackLink href={href('/dashboard-addfamily')}>{t('circle.back')}</BackLink>}
      heading={steps ? steps(words) : words}
    >
      {children}
    </FocusLayout>
  );
}
