import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';

type Props = {
  name: 'camera' | 'microphone' | 'speaker' | 'network';
  /** What was found; undefined while nothing is known. */
  state: string | undefined;
  isGood: boolean;
  children?: ReactNode;
};

/** One thing that was tried, and what was found, in a sentence. */
export function CheckLine({ name, state, isGood, children }: Props) {
  const t = useWords();
  const Icon = state === undefined ? CircleDashed : isGood ? CircleCheck : CircleAlert;
  return (
    <li data-good={state === undefined ? undefined : isGood} data-testid={`check-${name}`}>
      <Icon size={26} aria-hidden="true" />
      <div>
        <b>{t(`videoVisits.check.${name}`)}</b>
        {state !== undefined && <p>{t(`videoVisits.check.${name}.${state}`)}</p>}
        {children}
      </div>
    </li>
  );
}
