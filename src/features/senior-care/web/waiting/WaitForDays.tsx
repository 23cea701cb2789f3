import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { ForWhomField } from '#features/availability/web/lines/ForWhomField.tsx';
import styles from '#features/availability/web/lines/Lines.module.css';
import { type Day, formatDayInWords } from '#shared/dates.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { toLogin } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { RoomType } from '../../rooms.ts';
import { waiting as calls, type WaitingPlace } from '../../waiting-contract.ts';
import { placeInWords } from '../days/day-facts.ts';
import { myWaiting, useWaitingAt } from '../queries.ts';

type Props = {
  centre: { _id: string; name: string };
  /** Days on which the center has too few seats for the party. */
  days: readonly Day[];
  guests: number;
  /** Where it has rooms: the one that is wanted. */
  room: RoomType | null;
  /** Where somebody comes back to after the log-in. */
  next: string;
};

const MOST_SHOWN = 8;

/** For full days: to be told when a place is free, in line with others. */
export function WaitForDays({ centre, days, guests, room, next }: Props) {
  const t = useWords();
  const isLoggedIn = useIsLoggedIn();
  const [personId, setPersonId] = useState<string | null>(null);
  if (days.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="wait-for-days" className="stack" data-testid="wait-for-days">
      <h2 id="wait-for-days">{t('seniorCare.waiting.ask')}</h2>
      <p className="muted">{t('seniorCare.waiting.ask.text', { name: centre.name, minutes: HOLD_MINUTES })}</p>
      {!isLoggedIn && (
        <div className="row">
          <ButtonLink variant="secondary" href={toLogin(next)} data-testid="wait-login">
            {t('availability.line.login')}
          </ButtonLink>
        </div>
      )}
      {isLoggedIn && <ForWhomField id="wait-person" personId={personId} onChoose={setPersonId} />}
      {isLoggedIn && (
        <ul className={styles.list}>
          {days.slice(0, MOST_SHOWN).map((day) => (
            <WaitForDay key={day} {...{ centre, day, guests, room }} personId={personId} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type DayProps = { centre: { _id: string }; day: Day; guests: number; room: RoomType | null; personId: string | null };

function WaitForDay({ centre, day, guests, room, personId }: DayProps) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const isThis = (one: WaitingPlace) =>
    one.day === day && (personId === null ? one.isForSelf : one.personId === personId);
  const mine = useWaitingAt(centre._id).find(isThis);
  const join = useMutation({
    mutationFn: () =>
      callsOf(client, calls).join({
        body: { centerId: centre._id, day, guestsCount: guests, roomType: room, familyMemberId: personId },
      }),
    onSuccess: (answer) => client.setQueryData(myWaiting().queryKey, answer),
  });
  const failure = useRefusalOf(join.error);
  const words = formatDayInWords(day, locale);
  return (
    <li data-testid={`wait-${day}`}>
      <span>
        <b>{words}</b>
        <span aria-live="polite">
          {mine && (
            <span className="small muted" data-testid="place">
              {' '}
              {placeInWords(mine, t)}
            </span>
          )}
          {failure && <span role="alert"> {t(`errors.${failure.code}`, failure.values)}</span>}
        </span>
      </span>
      {!mine && (
        <Button
          variant="secondary"
          icon={<BellRing size={20} aria-hidden="true" />}
          isBusy={join.isPending}
          busyLabel={t('availability.line.busy')}
          aria-label={t('seniorCare.waiting.join.which', { day: words })}
          onClick={() => join.mutate()}
          data-testid={`wait-join-${day}`}
        >
          {t('availability.line.join')}
        </Button>
      )}
    </li>
  );
}
