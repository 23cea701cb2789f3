import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { DeclinedInvitation } from '../../contract.ts';
import styles from '../Family.module.css';
import { ReopenNo } from './ReopenNo.tsx';
import { useFocusInPlace } from './useFocusInPlace.ts';

type Props = { declined: DeclinedInvitation; takesFocus: boolean; onAnswer: (id: string) => void };

/** In the place of an invitation that was declined, for a day. */
export function DeclinedCard({ declined, takesFocus, onAnswer }: Props) {
  const t = useWords();
  const heading = useFocusInPlace(takesFocus);
  return (
    <Card as="li" className={styles.invitation} data-testid="invitation-declined">
      <h3 ref={heading} tabIndex={-1}>
        {t('circle.declined.from', { name: declined.fromName })}
      </h3>
      <ReopenNo declined={declined} onReopened={() => onAnswer(declined._id)} />
    </Card>
  );
}
