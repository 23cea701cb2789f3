import { Check, X } from 'lucide-react';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import type { VideoVisit } from '../../contract.ts';
import { useVisitCall } from '../queries.ts';
import styles from './DeviceCheck.module.css';

/**
 * Who comes along, each with the way to take the invitation back, before the visit and during it; whom a relative has invited, the
 * person agrees to first. Nothing for whoever does not decide, and where nobody comes along.
 */
export function GuestList({ visit, onChange }: { visit: VideoVisit; onChange?: () => void }) {
  const t = useWords();
  const params = { id: visit._id };
  const agree = useVisitCall((calls, guestId: string) => calls.agree({ params, body: { guestId } }));
  const uninvite = useVisitCall((calls, guestId: string) => calls.uninvite({ params, body: { guestId } }));
  const refusal = agree.error ?? uninvite.error;
  if (visit.invitable === null || visit.guests.length === 0) return null;
  const decide = (deciding: typeof agree, id: string) => {
    onChange?.();
    agree.reset();
    uninvite.reset();
    deciding.mutate(id);
  };
  return (
    <>
      <Refusal failure={refusal instanceof Failure ? refusal : undefined} />
      <ul className={styles.guests} data-testid="guest-list">
        {visit.guests.map(({ _id: id, name, isInterpreter, isAgreed, invitedBy }) => (
          <li key={id}>
            <b>{name}</b>
            {isInterpreter && <span className="muted">{t('videoVisits.guests.isInterpreter')}</span>}
            {!isAgreed && (
              <span className="muted" data-testid="guest-waits">
                {visit.part === 'person'
                  ? t('videoVisits.guests.asked', { by: invitedBy ?? '', name })
                  : t('videoVisits.guests.waits', { person: visit.personName })}
              </span>
            )}
            {!isAgreed && visit.part === 'person' ? (
              <span className="actions">
                <Button
                  icon={<Check size={20} aria-hidden="true" />}
                  isBusy={agree.isPending}
                  onClick={() => decide(agree, id)}
                  data-testid={`agree-${id}`}
                >
                  {t('videoVisits.guests.agree', { name })}
                </Button>
                <Button
                  variant="secondary"
                  isBusy={uninvite.isPending}
                  onClick={() => decide(uninvite, id)}
                  data-testid={`refuse-${id}`}
                >
                  {t('videoVisits.guests.refuse', { name })}
                </Button>
              </span>
            ) : (
              <IconButton
                label={t('videoVisits.guests.remove', { name })}
                icon={<X size={22} aria-hidden="true" />}
                onClick={() => decide(uninvite, id)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
