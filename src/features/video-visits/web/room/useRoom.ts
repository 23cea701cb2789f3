import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocale } from '#web/i18n/words.tsx';
import { visitCalls } from '../queries.ts';
import { openRoom, type Room, type RoomView } from './open-room.ts';
import type { Tracks } from './peer.ts';

declare global {
  interface Window {
    /** The connections of the visit that this tab is in: what a test counts frames of. */
    visitConnections?: () => RTCPeerConnection[];
  }
}

const nowhere = () => () => undefined;

/** The room of a visit for as long as this page shows it. */
export function useRoom(visitId: string, devices: Tracks): { room: Room | undefined; view: RoomView | undefined } {
  const client = useQueryClient();
  const language = useLocale();
  const [room, setRoom] = useState<Room>();
  const ownLanguage = useEffectEvent(() => language);
  useEffect(() => {
    const opened = openRoom({
      enter: (insteadOf) => visitCalls(client).enter({ params: { id: visitId }, body: { insteadOf } }),
      devices,
      language: ownLanguage(),
    });
    window.visitConnections = opened.connections;
    setRoom(opened);
    return () => {
      delete window.visitConnections;
      const { state } = opened.view();
      if (!['out', 'elsewhere', 'ended'].includes(state)) opened.leave();
    };
    // the language of captions is that in which the room was entered
  }, [client, visitId, devices]);
  const view = useSyncExternalStore<RoomView | undefined>(
    room?.subscribe ?? nowhere,
    () => room?.view(),
    () => undefined,
  );
  return { room, view };
}
