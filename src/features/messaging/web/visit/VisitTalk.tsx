import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { familySide } from '../family-side.ts';
import { talkOfBooking, talkWith } from '../queries.ts';
import { TalkPane } from '../TalkPane.tsx';
import { placeSide } from './place-side.ts';

type Props = {
  bookingId: string;
  pair: { personId: string; providerId: string };
  /** Whoever answers at the provider writes for it. */
  isPlace: boolean;
  head: ReactNode;
};

/** The conversation of the two of a visit, which is its room where they meet in writing. */
export function VisitTalk({ bookingId, pair: { personId, providerId }, isPlace, head }: Props) {
  const client = useQueryClient();
  const family = useQuery({ ...talkWith(providerId, personId), enabled: !isPlace, meta: { isQuiet: true } });
  const place = useQuery({ ...talkOfBooking(bookingId), enabled: isPlace, meta: { isQuiet: true } });
  const talk = (isPlace ? place : family).data?.data;
  const side = isPlace ? placeSide(client, bookingId) : familySide(client);
  return talk ? <TalkPane key={side.key(talk)} talk={talk} side={side} head={head} /> : <div>{head}</div>;
}
