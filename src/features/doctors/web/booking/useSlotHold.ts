import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { serverNow } from '#web/server-clock.ts';
import { appointments } from '../../appointment-contract.ts';
import { doctors } from '../../contract.ts';
import { holdKey } from './hold-key.ts';

export type SlotHold = {
  /** Until when the chosen time is this tab's own. */
  until: string | undefined;
  /** It was offered to whoever waited for an earlier time: leaving this page changes nothing. */
  isOffered: boolean;
  isHolding: boolean;
  /** That time has passed. */
  isOver: boolean;
  /** Why it could not be had; `slot_taken` names the nearest free times. */
  refusal: Failure | undefined;
  /** Asks once more for a time that is not held. */
  again: () => void;
  refuse: (refusal: Failure) => void;
  /** Leaving gives it back, unless one goes to log in or has booked it. */
  keep: () => void;
};

/** Holds the chosen time of a doctor for as long as this page is open. */
export function useSlotHold(doctorId: string, time: string | undefined): SlotHold {
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const [refused, refuse] = useState<Failure>();
  const isKept = useRef(false);
  const hasAsked = useRef(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (startsAt: string) =>
      callsOf(client, appointments).hold({ body: { doctorId, startsAt, key: holdKey() } }),
    onMutate: () => {
      hasAsked.current = true;
      isKept.current = false;
      setOver(false);
      refuse(undefined);
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(doctors.schedule) }),
  });
  useEffect(() => {
    if (time) mutate(time);
  }, [mutate, time]);

  const held = data?.data.startsAt === time ? data?.data.heldUntil : undefined;
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(held) - serverNow()));
    return () => clearTimeout(timer);
  }, [held]);

  useEffect(() => {
    const leave = () => {
      if (isKept.current || !hasAsked.current) return;
      hasAsked.current = false;
      const body = { doctorId, key: holdKey() };
      void callsOf(client, appointments)
        .release({ body }, { outlivesPage: true })
        .catch(() => undefined); // it ends by itself
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [client, doctorId]);

  const refusal = useRefusalOf(refused ?? error);
  const isHeld = held !== undefined && !isOver && !refusal;
  return {
    until: isOver ? undefined : held,
    isOffered: data?.data.isOffered ?? false,
    isHolding: isPending,
    isOver,
    refusal,
    again: () => {
      if (time && !isHeld && !isPending) mutate(time);
    },
    refuse,
    keep: () => {
      isKept.current = true;
    },
  };
}

/** The time itself cannot be had, and not only now. */
export const isGone = ({ code, issues }: Failure): boolean =>
  code === 'slot_taken' || code === 'not_found' || issues.length > 0;

/** Nobody said no: whoever tries once more may have it. */
export const isUnanswered = ({ status }: Failure): boolean => status >= 500;
