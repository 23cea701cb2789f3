import { Suspense, useEffect, useState } from 'react';
import { useCurrentRoute } from '#web/current-route.ts';
import { device } from '#web/device.ts';
import { WithAccountWords } from '#web/i18n/words.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';

const VisitReturn = lazyPart(async () => (await import('./account-parts.ts')).visitReturn());

/** The way back into a visit by video that was entered in this browser; elsewhere nothing is loaded for it. */
export function ReturnToVisit() {
  const { screen } = useCurrentRoute();
  const isLoggedIn = useIsLoggedIn();
  const [isIn, setIn] = useState(false);
  useEffect(() => setIn(isLoggedIn && device.choices().isInVisit === true), [isLoggedIn, screen]);
  if (!isIn || screen.row.hasDevices) return null;
  return (
    <Suspense>
      <WithAccountWords>
        <VisitReturn />
      </WithAccountWords>
    </Suspense>
  );
}
