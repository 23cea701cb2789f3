import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Device, notifications } from '#features/notifications/contract.ts';
import { formatDay, dayIn } from '#shared/dates.ts';
import { useRefusalOf } from '#web/connection.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { canRing, isBlocked, ringingAddress, startRinging, stopRinging } from '#web/ringing.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './Devices.module.css';

export const ownDevices = () => callQuery(notifications.devices, {});

type Props = { devices: readonly Device[]; publicKey: string };

/** Which browsers ring: this one after a tap and the browser's own question, and those elsewhere. */
export function Devices({ devices, publicKey }: Props) {
  const t = useWords();
  const here = useRinging();
  const ringing = useChangeDevices(publicKey, here.look);
  const own = devices.find(({ endpoint }) => endpoint === here.address);
  const others = devices.filter((device) => device !== own);
  return (
    <Card aria-labelledby="devices" className={styles.card} data-testid="devices">
      <h2 id="devices">{t('settings.devices.title')}</h2>
      <p className="muted">{t('settings.devices.text')}</p>
      {here.isKnown && (
        <ThisDevice isOn={own !== undefined} isBlocked={here.isBlocked} isAble={here.isAble} {...ringing} own={own} />
      )}
      {ringing.failure && <AskAgain failure={ringing.failure} onAsk={ringing.again} />}
      {others.length > 0 && (
        <ul className={styles.list} aria-label={t('settings.devices.others')}>
          {others.map((device) => (
            <li key={device._id} className={styles.device} data-testid="other-device">
              <span>
                <b>{device.name}</b>
                <span className="small muted">
                  {t('settings.devices.since', { day: formatDay(dayIn(deviceZone(), new Date(device.createdAt))) })}
                </span>
              </span>
              <Button variant="secondary" onClick={() => ringing.remove(device)} data-testid="remove-device">
                {t('settings.devices.remove')}
                <span className="vh">: {device.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type ThisProps = Pick<ReturnType<typeof useChangeDevices>, 'add' | 'remove' | 'isBusy' | 'outcome'> & {
  own: Device | undefined;
  isOn: boolean;
  isBlocked: boolean;
  isAble: boolean;
};

function ThisDevice({ own, isOn, isBlocked: blocked, isAble, add, remove, isBusy, outcome }: ThisProps) {
  const t = useWords();
  if (!isAble) return <Notice data-testid="device-unable">{t('settings.devices.unable')}</Notice>;
  if (blocked)
    return (
      <Notice tone="warning" title={t('settings.devices.blocked')} data-testid="device-blocked">
        {t('settings.devices.blocked.how')}
      </Notice>
    );
  return (
    <div className={styles.device}>
      <span>
        <b>{t('settings.devices.here')}</b>
        <span className="small muted" role="status" data-testid="device-state">
          {t(`settings.devices.${isOn ? 'on' : outcome === 'on' ? 'off' : outcome}`)}
        </span>
      </span>
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => (own ? remove(own) : add())}
        data-testid="device-toggle"
      >
        {t(isOn ? 'settings.devices.stop' : 'settings.devices.start')}
      </Button>
    </div>
  );
}

/** What this browser says of itself; known once the page is alive. */
function useRinging() {
  const [state, setState] = useState({
    isKnown: false,
    isAble: true,
    isBlocked: false,
    address: undefined as string | undefined,
  });
  const look = async () =>
    setState({ isKnown: true, isAble: canRing(), isBlocked: isBlocked(), address: await ringingAddress() });
  useEffect(() => {
    void look();
    // Whoever allows it in the settings of the browser comes back to a page that knows.
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  return { ...state, look };
}

function useChangeDevices(publicKey: string, look: () => Promise<void>) {
  const client = useQueryClient();
  const onSettled = async () => {
    await look();
    await client.invalidateQueries({ queryKey: keyOf(notifications.devices) });
  };
  const adding = useMutation({
    mutationFn: async () => {
      const address = await startRinging(publicKey).catch(() => 'unreachable' as const);
      if (address === 'unreachable' || address === 'unanswered') return address;
      await callsOf(client, notifications).addDevice({ body: address });
      return 'on';
    },
    onSettled,
  });
  const removing = useMutation({
    mutationFn: async (device: Device) => {
      await callsOf(client, notifications).removeDevice({ params: { id: device._id } });
      if (device.endpoint === (await ringingAddress())) await stopRinging();
    },
    onSettled,
  });
  const failed = adding.error ?? removing.error;
  return {
    add: () => {
      removing.reset();
      adding.mutate();
    },
    remove: (device: Device) => {
      adding.reset();
      removing.mutate(device);
    },
    again: () => (removing.variables ? removing.mutate(removing.variables) : adding.mutate()),
    isBusy: adding.isPending || removing.isPending,
    /** What became of turning it on. */
    outcome: adding.data ?? 'off',
    failure: useRefusalOf(failed),
  };
}
