import { useEffect } from 'react';
import { useNavigate } from '#web/useNavigate.ts';
import type { Talk } from '../talk.ts';
import type { TalkSide } from './talk-side.ts';
import { useCurrentRoute } from '#web/current-route.ts';

/** Once a conversation has begun, its page stands at its own address. */
export function useBegun(talk: Talk | undefined, side: TalkSide) {
  const navigate = useNavigate();
  const { location } = useCurrentRoute();
  const address = talk?._id ? side.address(talk._id) : undefined;
  const isElsewhere = address !== undefined && location.pathname !== address;
  useEffect(() => {
    if (isElsewhere) void navigate(address, { replace: true });
  }, [isElsewhere, address, navigate]);
}
