import type { ReactNode } from 'react';
import { Failure } from '#shared/failure.ts';
import type { UserInfo } from '#features/account/profile.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { FocusLayout } from '../FocusLayout.tsx';
import { useOwnInfo } from './queries.ts';

type Props = {
  title: string;
  hasBrandRow?: boolean;
  /** What stands around the outline; without it a card with a picture beside it. */
  frame?: (content: ReactNode) => ReactNode;
  children: (info: UserInfo) => ReactNode;
};

/** The personal info of whoever is logged in, once it is there; until then its outline, and a way to ask again. */
export function OwnInfo({ title, hasBrandRow, frame = inFocus(title, hasBrandRow), children }: Props) {
  const { data, error, refetch } = useOwnInfo();
  if (data) return children(data);
  return frame(
    error instanceof Failure && error.code !== 'session_expired' ? (
      <AskAgain failure={error} onAsk={refetch} />
    ) : (
      <div className="fields">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} shape="button" extent="full" />
        ))}
      </div>
    ),
  );
}

const inFocus = (title: string, hasBrandRow: boolean | undefined) => (content: ReactNode) => (
  <FocusLayout title={title} hasBrandRow={hasBrandRow}>
    {content}
  </FocusLayout>
);
