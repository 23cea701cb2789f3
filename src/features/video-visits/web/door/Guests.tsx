import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { VideoVisit } from '../../contract.ts';
import { MOST_GUESTS } from '../../visit.ts';
import { useVisitCall } from '../queries.ts';
import styles from './DeviceCheck.module.css';
import { GuestList } from './GuestList.tsx';

type Props = { visit: VideoVisit; invitable: readonly { userId: string; name: string }[] };

/** Who comes along to the visit, and who may still be invited. */
export function Guests({ visit, invitable }: Props) {
  const t = useWords();
  const [isWriting, setWriting] = useState(false);
  const params = { id: visit._id };
  const invite = useVisitCall(
    (calls, body: Parameters<typeof calls.invite>[0]['body']) => calls.invite({ params, body }),
    {
      onDone: () => setWriting(false),
    },
  );
  const failure = useRefusalOf(invite.error);
  const hasRoom = visit.guests.length < MOST_GUESTS;
  const send = (form: FormData) =>
    invite.mutate({ how: 'interpreter', name: String(form.get('name')), email: String(form.get('email')) });
  return (
    <section className={styles.check} aria-labelledby="visit-guests" data-testid="visit-guests">
      <h2 id="visit-guests">{t('videoVisits.guests')}</h2>
      <p className="muted">{t('videoVisits.guests.text')}</p>
      {visit.part === 'booker' && (
        <p className="muted">{t('videoVisits.guests.agreed', { person: visit.personName })}</p>
      )}
      <Refusal failure={failure} />
      <GuestList visit={visit} onChange={() => invite.reset()} />
      {hasRoom && (
        <div className="actions">
          {invitable.map(({ userId, name }) => (
            <Button
              key={userId}
              variant="secondary"
              icon={<UserPlus size={22} aria-hidden="true" />}
              onClick={() => invite.mutate({ how: 'circle', userId })}
              data-testid={`invite-${userId}`}
            >
              {t('videoVisits.guests.invite', { name })}
            </Button>
          ))}
          {!isWriting && (
            <Button variant="quiet" onClick={() => setWriting(true)} data-testid="invite-interpreter">
              {t('videoVisits.guests.interpreter')}
            </Button>
          )}
        </div>
      )}
      {hasRoom && isWriting && (
        <form
          className="fields"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send(new FormData(event.currentTarget));
          }}
        >
          {(['name', 'email'] as const).map((field) => {
            const issue = failure?.issues.find((one) => one.field === field);
            return (
              <TextField
                key={field}
                name={field}
                type={field === 'email' ? 'email' : 'text'}
                label={t(`videoVisits.guests.${field}`)}
                error={issue && t(issue.key, issue.values)}
              />
            );
          })}
          <div className="actions">
            <Button type="submit" isBusy={invite.isPending} data-testid="interpreter-send">
              {t('videoVisits.guests.send')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
