import { startTransition, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BookingPages } from '#features/bookings/web/booking-pages.tsx';
import type { CurrentRoute } from '#web/current-route.ts';
import { chosenZone, onZone } from '#web/device-zone.ts';
import type { Router } from '#web/router.ts';
import { RouteView } from './RouteView.tsx';
import { RouterProvider } from '#web/useNavigate.ts';

type Props = {
  router: Router;
  /** What the server has rendered: hydration may begin again after the router has gone on. */
  opening?: CurrentRoute;
  /** The product's when left out. */
  bookingPages?: (() => Promise<BookingPages>) | undefined;
};

/** Renders the current route of this tab's router. */
export function BrowserApp({ router, opening: rendered, bookingPages }: Props) {
  const [currentRoute, setCurrentRoute] = useState(rendered ?? router.currentRoute);
  const opening = useRef(currentRoute);
  useEffect(() => {
    const follow = () => startTransition(() => setCurrentRoute(router.currentRoute()));
    follow();
    return router.subscribe(follow);
  }, [router]);
  // Every time that is in sight is told anew when another zone is chosen.
  useSyncExternalStore(onZone, chosenZone, chosenZone);
  useLayoutEffect(() => {
    if (currentRoute !== opening.current) router.settle(currentRoute.location);
  }, [router, currentRoute]);
  return (
    <RouterProvider value={router}>
      <RouteView currentRoute={currentRoute} navigator={router.navigator} bookingPages={bookingPages} />
    </RouterProvider>
  );
}
