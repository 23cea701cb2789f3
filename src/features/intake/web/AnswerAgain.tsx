import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FamilyBooking } from '#features/care-notes/web/family-booking.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { IntakeQuestions } from './IntakeQuestions.tsx';
import { lastIntakeOf } from './queries.ts';
import { useGiveAlong } from './useGiveAlong.ts';

/** The questions once more for a visit that is booked; what is answered takes the place of what went along with it. */
export function AnswerAgain({ booking, onDone }: { booking: FamilyBooking; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [current, setCurrent] = useState(1);
  const give = useGiveAlong(booking._id, onDone);
  const personId = booking.isForSelf ? null : booking.personId;
  return (
    <>
      <IntakeQuestions
        person={{ id: personId, name: booking.personName, isSelf: booking.isForSelf }}
        providerName={booking.providerName}
        current={current}
        head={({ title, problems = [], attempt }) => (
          <>
            <ErrorSummary problems={problems} attempt={attempt} />
            <h4>{title}</h4>
          </>
        )}
        onTurn={async (to) => setCurrent(to)}
        onDone={async () => {
          const last = await client.fetchQuery(lastIntakeOf(personId));
          if (last?.data) await give.mutateAsync({ intakeId: last.data._id });
        }}
      />
      <div>
        <Button variant="quiet" onClick={onDone} data-testid="intake-not-now">
          {t('intake.notNow')}
        </Button>
      </div>
    </>
  );
}
