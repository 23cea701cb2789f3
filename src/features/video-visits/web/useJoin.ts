import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { device } from '#web/device.ts';
import { refreshTopics } from '#web/realtime.ts';
import type { VideoVisit } from '../contract.ts';
import { closeDevices, type Devices, openDevices, SLOW_MS, type DeviceWish } from './devices/open-devices.ts';
import { showVisit, visitCalls } from './queries.ts';
import type { Tracks } from './room/peer.ts';
import { takeStraightIn } from './straight-in.ts';

export type Stage = 'door' | 'asking' | 'trouble' | 'waiting' | 'room' | 'left';
/** How one came out of the room: by oneself, because the seat is gone, because another device has it, or because the visit is over. */
export type LeaveReason = 'left' | 'out' | 'elsewhere' | 'ended';
export type JoinFlow = ReturnType<typeof useJoin>;

const BEAT_MS = 20_000;
const full: DeviceWish = { microphone: true, camera: true };

/** The way of one person into a visit. Whoever comes by their letter, by a tap on Join, or after a reload, goes straight in. */
export function useJoin(visit: VideoVisit, isStraightIn: boolean) {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>('door');
  const [tried, setTried] = useState<Devices>();
  const [devices, setDevices] = useState<Tracks>();
  const [failure, setFailure] = useState<Failure>();
  const [ending, setEnding] = useState<{ why: LeaveReason }>();
  const asking = useRef<AbortController>(undefined);
  const isOpen = visit.phase === 'open';
  const isFamily = visit.part !== 'provider';
  const isInWriting = visit.by === 'chat';

  async function join(way: DeviceWish = full) {
    setFailure(undefined);
    if (isInWriting) {
      setStage('asking');
      return goIn();
    }
    asking.current?.abort();
    const control = new AbortController();
    asking.current = control;
    setStage('asking');
    const slow = setTimeout(() => {
      if (control.signal.aborted) return; // one has gone in another way, or back
      control.abort();
      setTried(undefined);
      setStage('trouble');
    }, SLOW_MS);
    const opened = await openDevices(way, control.signal);
    clearTimeout(slow);
    if (control.signal.aborted) return closeDevices(opened);
    setTried(opened);
    const isMissing = (way.camera && !opened.video) || (way.microphone && !opened.audio);
    if (isMissing) {
      closeDevices(opened);
      return setStage('trouble');
    }
    const { audio, video } = opened;
    setDevices({ audio, video });
    await goIn(opened);
  }

  async function goIn(opened?: Devices) {
    const input = { params: { id: visit._id } };
    const calls = visitCalls(client);
    try {
      const { data } = await (isFamily ? calls.arrive(input) : calls.admit(input));
      showVisit(client, data);
      setStage(!isFamily || visit.isBegun ? 'room' : 'waiting');
    } catch (error) {
      if (opened) closeDevices(opened);
      if (!(error instanceof Failure)) throw error;
      setFailure(error);
      setStage('door');
    } finally {
      await refreshTopics(client, ['videoVisits']);
    }
  }

  function giveBack() {
    asking.current?.abort();
    if (devices) closeDevices(devices);
    setDevices(undefined);
    setStage('door');
  }

  const isBack = useRef(isStraightIn || wasIn(visit._id));
  const goStraightIn = useEffectEvent((mayEnter: boolean) => {
    const isAwaited = takeStraightIn(visit._id) || isBack.current;
    if (mayEnter && isAwaited) void join();
    isBack.current = false;
  });
  useEffect(() => goStraightIn(isOpen), [isOpen]);
  // In writing there is no seat by which the doctor would see who is there.
  const isInChat = isInWriting && stage === 'room' && isOpen && isFamily;
  useBeat(stage === 'waiting' || isInChat, async () => {
    try {
      showVisit(client, (await visitCalls(client).arrive({ params: { id: visit._id } })).data);
    } catch {
      await refreshTopics(client, ['videoVisits']); // refused: what stands here is not so any more
    }
  });
  const isOver = visit.phase === 'over' && stage !== 'room' && stage !== 'left';
  const end = useEffectEvent(giveBack);
  useEffect(() => {
    if (isOver) end();
  }, [isOver, stage]);
  const held = useRef(devices);
  held.current = devices;
  useEffect(
    () => () => {
      asking.current?.abort();
      if (held.current) closeDevices(held.current);
    },
    [],
  );
  useEffect(() => {
    if (stage === 'waiting' && visit.isBegun && !isOver) setStage('room');
  }, [stage, visit.isBegun, isOver]);
  useEffect(() => {
    if (stage === 'room') rememberIn(visit._id, true);
  }, [stage, visit._id]);

  return {
    stage,
    tried,
    devices,
    failure,
    ending: ending?.why,
    join,
    /** Back before the door, with the devices given back. */
    back() {
      forgetIn();
      giveBack();
    },
    left(why: LeaveReason) {
      rememberIn(visit._id, why !== 'ended');
      // Nor does a reload take the seat from the other device.
      if (why === 'left' || why === 'elsewhere') forgetIn();
      setEnding({ why });
      setStage('left');
      void refreshTopics(client, ['videoVisits']);
    },
  };
}

function useBeat(isOn: boolean, beat: () => Promise<unknown>) {
  const beatNow = useEffectEvent(beat);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => void beatNow().catch(() => undefined), BEAT_MS);
    return () => clearInterval(timer);
  }, [isOn]);
}

type HistoryEntry = { isInVisit?: string } | null;

/** A reload finds what stands in this entry of the history; no link can write it. */
const wasIn = (id: string) => typeof history !== 'undefined' && (history.state as HistoryEntry)?.isInVisit === id;

/** By the cookie the other pages know that they lead back. */
function rememberIn(id: string, isIn: boolean) {
  keepEntry(isIn ? id : undefined);
  device.choose({ isInVisit: isIn });
}

const forgetIn = () => keepEntry(undefined);

/** The key of a letter leads in once: from here on this entry says by itself whether a reload does. */
function keepEntry(isInVisit: string | undefined) {
  const address = new URL(location.href);
  address.searchParams.delete('key');
  history.replaceState({ ...(history.state as object), isInVisit }, '', address);
}
