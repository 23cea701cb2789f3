import { type Navigator, Router } from 'react-router';
import { BookingPagesProvider } from '#features/bookings/web/booking-pages.tsx';
import { bookingPages } from './booking-pages.tsx';
import { Boundary } from './Boundary.tsx';
import { type CurrentRoute, CurrentRouteProvider } from '#web/current-route.ts';
import { PageFailure } from './shell/PageFailure.tsx';
import { PageWaiting } from './shell/PageWaiting.tsx';
import { RenderFailure } from './shell/RenderFailure.tsx';
import { Shell } from './shell/Shell.tsx';

/** A currentRoute with everything around it: the shell, and what catches failures. */
export function RouteView({ currentRoute, navigator }: { currentRoute: CurrentRoute; navigator: Navigator }) {
  const Page = currentRoute.page?.default ?? PageWaiting;
  return (
    <Router location={currentRoute.location} navigationType={currentRoute.kind} navigator={navigator}>
      <CurrentRouteProvider value={currentRoute}>
        <Boundary currentRoute={currentRoute} Failed={RenderFailure}>
          <Shell>
            <Boundary currentRoute={currentRoute} Failed={PageFailure}>
              <BookingPagesProvider value={bookingPages}>
                {currentRoute.failure === undefined ? <Page /> : <PageFailure error={currentRoute.failure} />}
              </BookingPagesProvider>
            </Boundary>
          </Shell>
        </Boundary>
      </CurrentRouteProvider>
    </Router>
  );
}
