import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { deviceName } from '#features/account/device-name.ts';
import { placeName } from '#features/account/place-name.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Device } from '../../contract.ts';
import { useChange } from '../queries.ts';
import { CardHead } from './CardHead.tsx';
import styles from './Overview.module.css';

/** Every browser that is logged in, this one first; each other one can be logged out. */
export function DevicesCard({ devices }: { devices: Device[] }) {
  const t = useWords();
  const toast = useToast();
  const hasOthers = devices.some(({ isThis }) => !isThis);
  const endOthers = useChange(
    (calls) => calls.endOtherDevices(),
    () => toast({ text: t('security.devices.endedOthers') }),
  );
  return (
    <Card className={styles.card} aria-labelledby="devices">
      <CardHead id="devices" title={t('security.devices')} icon={MonitorSmartphone} tint="coral" />
      <p className="muted">{t(hasOthers ? 'security.devices.text' : 'security.devices.only')}</p>
      <ul className={styles.list} data-testid="devices">
        {devices.map((device) => (
          <DeviceEntry key={device._id} device={device} />
        ))}
      </ul>
      {devices.some(({ country }) => country !== null) && <p className="small muted">{t('security.devices.places')}</p>}
      {endOthers.failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${endOthers.failure.code}`, endOthers.failure.values)}
        </Notice>
      )}
      {hasOthers && (
        <div>
          <Button
            variant="secondary"
            isBusy={endOthers.isPending}
            onClick={() => endOthers.mutate()}
            data-testid="end-others"
          >
            {t('security.devices.endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const icons = { iphone: Smartphone, android: Smartphone, ipad: Tablet } as const;

function DeviceEntry({ device }: { device: Device }) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const end = useChange(
    (calls) => calls.endDevice({ params: { id: device._id } }),
    () => toast({ text: t('security.device.ended') }),
  );
  const name = deviceName(t, device);
  const place = device.country === null ? undefined : placeName(t, device.country, locale);
  const Icon = icons[device.system as keyof typeof icons] ?? Laptop;
  return (
    <li className={styles.entry} data-testid={device.isThis ? 'this-device' : 'other-device'}>
      <span className={styles.thing} aria-hidden="true">
        <Icon size={24} />
      </span>
      <div>
        <b>{name}</b>
        <p className="small muted">
          {device.isThis ? (
            <Tag tone="brand">{t('security.device.this')}</Tag>
          ) : (
            <span>
              <RelativeTime instant={device.usedAt} zone={deviceZone()} /> ·{' '}
              <span>
                {device.isOnThisNetwork
                  ? t('security.device.sameNetwork')
                  : (place ?? t('security.device.otherNetwork'))}
              </span>
            </span>
          )}
        </p>
        {device.isThis && place !== undefined && <p className="small muted">{place}</p>}
        {end.failure && (
          <Notice tone="danger" isLive>
            {t(`errors.${end.failure.code}`, end.failure.values)}
          </Notice>
        )}
      </div>
      {!device.isThis && (
        <span className={styles.actions}>
          <Button
            variant="quiet"
            isBusy={end.isPending}
            onClick={() => end.mutate()}
            aria-label={t('security.device.end.of', { device: name })}
            data-testid="end-device"
          >
            {t('security.device.end')}
          </Button>
        </span>
      )}
    </li>
  );
}
