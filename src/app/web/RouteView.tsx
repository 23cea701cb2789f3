import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router';
import { type BookingPages, BookingPagesProvider } from '#features/bookings/web/booking-pages.tsx';
import { NotificationKindsProvider } from '#features/notifications/web/notification-kinds.tsx';
import { FavouritePagesProvider } from '#features/favourites/web/favourite-pages.ts';
import { favouritePages } from './favourite-pages.ts';
import { Boundary } from './Boundary.tsx';
import { type CurrentRoute, CurrentRouteProvider } from '#web/current-route.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { pagesOfBookings } from './product-pages.ts';
import { kindsOfBell } from './shell/headers.ts';
import { PageFailure } from './shell/PageFailure.tsx';
import { PageWaiting } from './shell/PageWaiting.tsx';
import { RenderFailure } from './shell/RenderFailure.tsx';
import { Shell } from './shell/Shell.tsx';

type RouteViewProps = {
  currentRoute: CurrentRoute;
  navigator: Navigator;
  bookingPages?: (() => Promise<BookingPages>) | undefined;
};

/** A route with everything around it: the shell, and what catches failures. `bookingPages` brings the product's when left out. */
export function RouteView({ currentRoute, navigator, bookingPages = pagesOfBookings.waited }: RouteViewProps) {
  const Page = currentRoute.page?.default ?? PageWaiting;
  const page = currentRoute.failure === undefined ? <Page /> : <PageFailure error={currentRoute.failure} />;
  return (
    <Router location={currentRoute.location} navigationType={currentRoute.kind} navigator={navigator}>
      <CurrentRouteProvider value={currentRoute}>
        <Boundary currentRoute={currentRoute} Failed={RenderFailure}>
          <NotificationKindsProvider value={kindsOfBell.waited}>
            <Shell>
              <Boundary currentRoute={currentRoute} Failed={PageFailure}>
                <BookingPagesProvider value={bookingPages}>
                  <FavouritePagesProvider value={favouritePages}>
                    {currentRoute.screen.row.access === 'private' ? <WhileLoggedIn>{page}</WhileLoggedIn> : page}
                  </FavouritePagesProvider>
                </BookingPagesProvider>
              </Boundary>
            </Shell>
          </NotificationKindsProvider>
        </Boundary>
      </CurrentRouteProvider>
    </Router>
  );
}

/** After a log-out nobody's page stays in sight while the way home waits for a line. */
const WhileLoggedIn = ({ children }: { children: ReactNode }) => (useIsLoggedIn() ? children : <PageWaiting />);
