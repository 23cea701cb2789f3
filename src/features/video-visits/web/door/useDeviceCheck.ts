import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DeviceCheck } from '../../visit.ts';
import { closeDevices, type Devices, openDevices, SLOW_MS } from '../devices/open-devices.ts';
import { useDeviceLists } from '../devices/useDeviceLists.ts';
import { chooseDevice, chosenDevice, type DeviceKind } from '../devices/chosen-devices.ts';
import { listenTo } from '../devices/sound.ts';
import { tryNetwork } from '../devices/try-network.ts';
import { useVisitCall, visitCalls } from '../queries.ts';

const HEARD_ABOVE = 0.08;

/** What is found of the devices of this browser while somebody tries them; they are given back afterwards. */
export function useDeviceCheck(visitId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<'closed' | 'asking' | 'slow' | 'open'>('closed');
  const [devices, setDevices] = useState<Devices>();
  const [stream, setStream] = useState<MediaStream>();
  const [level, setLevel] = useState(0);
  const [hasSpoken, setSpoken] = useState(false);
  const [hears, setHears] = useState<boolean | null>(null);
  const [network, setNetwork] = useState<DeviceCheck['network']>();
  const lists = useDeviceLists(state === 'open');
  const opened = useRef<Devices>(undefined);
  const asking = useRef<AbortController>(undefined);
  const close = () => {
    asking.current?.abort();
    if (opened.current) closeDevices(opened.current);
    opened.current = undefined;
  };
  useEffect(() => close, []);

  async function open() {
    close();
    const control = new AbortController();
    asking.current = control;
    setState('asking');
    const asked = { params: { id: visitId }, query: {} };
    void tryNetwork((signal) => visitCalls(client).one(asked, { signal })).then(setNetwork);
    const slow = setTimeout(() => !control.signal.aborted && setState('slow'), SLOW_MS);
    const found = await openDevices({ camera: true, microphone: true }, control.signal);
    clearTimeout(slow);
    if (control.signal.aborted) return closeDevices(found);
    opened.current = found;
    setDevices(found);
    setStream(found.video && new MediaStream([found.video]));
    setState('open');
  }

  const audio = devices?.audio;
  useEffect(
    () =>
      audio &&
      listenTo(audio, (heard) => {
        setLevel(heard);
        if (heard > HEARD_ABOVE) setSpoken(true);
      }),
    [audio],
  );

  const keeping = useVisitCall((calls, check: DeviceCheck) => calls.check({ params: { id: visitId }, body: check }), {
    onDone: () => {
      close();
      setDevices(undefined);
      setState('closed');
    },
  });
  return {
    state,
    devices,
    stream,
    level,
    hasSpoken,
    hears,
    network,
    lists,
    inUse: (kind: DeviceKind) =>
      (kind === 'camera' ? devices?.video : devices?.audio)?.getSettings().deviceId ?? chosenDevice(kind),
    choose(kind: DeviceKind, id: string) {
      chooseDevice(kind, id);
      void open();
    },
    open,
    setHears,
    isKeeping: keeping.isPending,
    isKept: keeping.isSuccess,
    keep: (microphone: DeviceCheck['microphone']) =>
      devices && keeping.mutate({ camera: devices.camera, microphone, hears, network: network ?? 'none' }),
  };
}
