import { useId } from 'react';
import { newPeople } from '#features/family/web/new-person.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type NextAddress, toSignUp } from './GateDoors.tsx';
import styles from './DoorsForOthers.module.css';

type Props = {
  next: NextAddress;
  /** Hears that one goes to sign up, and comes back. */
  onLeave?: (() => void) | undefined;
};

/** The doors of whoever has no account yet and books for somebody else: each says for whom, so that nothing asks for it later. */
export function DoorsForOthers({ next, onLeave }: Props) {
  const t = useWords();
  const title = useId();
  return (
    <div role="group" aria-labelledby={title} className={styles.others} data-testid="gate-others">
      <p id={title}>{t('bookings.gate.others')}</p>
      <div className="row">
        {newPeople.map((who) => (
          <ButtonLink
            key={who}
            variant="secondary"
            href={toSignUp(next, { new: who })}
            onClick={onLeave}
            data-testid={`gate-for-${who}`}
          >
            {t(`bookings.gate.for.${who}`)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
