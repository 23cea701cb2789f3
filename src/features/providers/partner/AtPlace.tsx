import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { mayAs, type PlaceRight } from '#shared/place-roles.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { isBookedKind, type JoiningKind, joiningKindOf } from '../application.ts';
import type { WorkPlace } from '../work-place.ts';
import { NoProvider } from './NoProvider.tsx';
import { PartnerFrame } from './PartnerFrame.tsx';
import { href } from '#web/paths.ts';
import { homeAt } from '../web/places/home-at.ts';
import { type OwnPlaces, ownPlaces } from '../web/places/work-places.ts';

type Props = {
  heading: string;
  places: OwnPlaces;
  right: PlaceRight;
  /** About bookings: not for places that are asked to call instead. */
  isOfBookings?: boolean;
  /** Of whoever joined as one of these alone; others read so, unless something of theirs stands there. */
  only?: readonly JoiningKind[];
  hasSomething?: boolean;
  /** The page that everybody who works for a place comes to first: who may not open it goes on to their own. */
  isFirst?: boolean;
  children: (place: WorkPlace) => ReactNode;
};

/** A page of the workspace at the chosen place; for those whose role does not include it, who can give them another one. */
export function AtPlace(props: Props) {
  const { heading, places, right, isFirst = false, isOfBookings = false, only, hasSomething = false, children } = props;
  const [search] = useSearchParams();
  const [place] = places.data;
  if (!place) return <NoProvider />;
  const isPassing = isFirst && search.size === 0;
  const isOthers = only !== undefined && !hasSomething && !only.includes(joiningKindOf(place.kind));
  const isElsewhere = isOthers || (isOfBookings && !isBookedKind(place.kind));
  const isOutside = !mayAs(place.role, right);
  if (isPassing && (isElsewhere || isOutside)) return <Navigate to={href(homeAt(place))} replace />;
  if (isElsewhere) return <NoProvider />;
  if (isOutside) return <NotInRole heading={heading} place={place} />;
  return children(place);
}

function NotInRole({ heading, place: { name, role, owners } }: { heading: string; place: WorkPlace }) {
  const t = useWords();
  const values = { place: name, role: t(`providers.role.${role}`), owners: owners.join(', ') };
  return (
    <PartnerFrame heading={heading}>
      <Card>
        <EmptyState as="h2" spot="empty" title={t('providers.role.without', values)} data-testid="not-in-role">
          {t('providers.role.ask', values)}
        </EmptyState>
      </Card>
    </PartnerFrame>
  );
}

/** Stands where others of the team have buttons. */
export function OnlyOthers({ providerId }: { providerId: string }) {
  const t = useWords();
  const { data } = useQuery(ownPlaces());
  const place = data?.data.find(({ _id }) => _id === providerId);
  if (!place) return null;
  return (
    <p className="small muted" data-testid="only-others">
      {t('providers.role.only', { role: t(`providers.role.${place.role}`), owners: place.owners.join(', ') })}
    </p>
  );
}
