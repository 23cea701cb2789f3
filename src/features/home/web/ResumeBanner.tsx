import { Suspense, useState } from 'react';
import { draftKeys } from '#web/draft-keys.ts';
import { openedPart } from '#web/opened-part.ts';
import { useIsAlive } from '#web/useIsAlive.ts';

const WaitingDraft = openedPart(async () => (await import('./WaitingDraft.tsx')).WaitingDraft);

/** Above everything when something typed in this tab waits to be finished. Drafts are in the browser only, so it is rendered after hydration. */
export function ResumeBanner() {
  return useIsAlive() && <OfThisTab />;
}

function OfThisTab() {
  const [hasDrafts] = useState(() => draftKeys().length > 0);
  return (
    hasDrafts && (
      <Suspense>
        <WaitingDraft />
      </Suspense>
    )
  );
}
