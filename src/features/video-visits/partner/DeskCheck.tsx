import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import type { DeviceCheck } from '../visit.ts';
import styles from './VideoDesk.module.css';

type Props = { name: string; devices: DeviceCheck };

/** What somebody who is expected has found when they tried their devices, in a sentence each. */
export function DeskCheck({ name, devices: { camera, microphone, hears, network } }: Props) {
  const t = useWords();
  const lines = [
    { what: 'camera', state: camera, isGood: camera === 'works' },
    { what: 'microphone', state: microphone, isGood: microphone === 'works' },
    {
      what: 'speaker',
      state: hears === null ? 'untried' : hears ? 'works' : 'silent',
      isGood: hears ?? undefined,
    },
    { what: 'network', state: network, isGood: network === 'good' },
  ];
  return (
    <div data-testid="desk-check">
      <p className="small">
        <b>{name}</b>
      </p>
      <ul className={styles.found} aria-label={name}>
        {lines.map(({ what, state, isGood }) => {
          const Icon = isGood === undefined ? CircleDashed : isGood ? CircleCheck : CircleAlert;
          return (
            <li key={what} className="small" data-good={isGood}>
              <Icon size={18} aria-hidden="true" />
              <span>{t(`videoVisits.desk.check.${what}.${state}`)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
