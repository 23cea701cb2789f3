import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BookingPages } from '#features/bookings/web/booking-pages.tsx';
import type { Router } from '#web/router.ts';
import { RouteView } from './RouteView.tsx';
import { RouterProvider } from '#web/useNavigate.ts';

/** Renders the current route of this tab's router. `bookingPages` are the product's when left out. */
export function BrowserApp({ router, bookingPages }: { router: Router; bookingPages?: BookingPages | undefined }) {
  const [currentRoute, setScene] = useState(router.currentRoute);
  const opening = useRef(currentRoute);
  useEffect(() => {
    const follow = () => startTransition(() => setScene(router.currentRoute()));
    follow();
    return router.subscribe(follow);
  }, [router]);
  useLayoutEffect(() => {
    if (currentRoute !== opening.current) router.settle(currentRoute.location);
  }, [router, currentRoute]);
  return (
    <RouterProvider value={router}>
      <RouteView currentRoute={currentRoute} navigator={router.navigator} bookingPages={bookingPages} />
    </RouterProvider>
  );
}
