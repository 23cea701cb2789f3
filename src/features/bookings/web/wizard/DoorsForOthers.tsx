import { useId } from 'react';
import { type NewPerson, newPeople } from '#features/family/web/new-person.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from './DoorsForOthers.module.css';

type Props = {
  /** The step after the sign-up, with whom it is for. */
  nextFor: (who: NewPerson) => string;
  /** Hears that one goes to sign up, and comes back. */
  onLeave?: (() => void) | undefined;
};

/** The doors of whoever has no account yet and books for somebody else: each says for whom, so that nothing asks for it later. */
export function DoorsForOthers({ nextFor, onLeave }: Props) {
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
            href={href('/profile/signup', undefined, { next: nextFor(who) })}
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
