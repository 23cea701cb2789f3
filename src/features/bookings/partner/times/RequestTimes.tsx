import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { callQuery, callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Request } from '../../request-contract.ts';
import type { SingleTime } from '../../single-time.ts';
import { singleTimes } from '../../time-contract.ts';
import { MoveTime } from '../../web/times/MoveTime.tsx';
import { TimesList } from '../../web/times/TimesList.tsx';
import { DeclineDialog } from '../DeclineDialog.tsx';
import { requestWith } from '../queries.ts';

type Props = { request: Request; mayAnswer: boolean };

/** Each time of what was booked, and how its provider cancels or moves one. */
export function RequestTimes({ request, mayAnswer }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const { _id: id, familyName: name } = request;
  const calls = callsOf(client, singleTimes);
  const refresh = async () => {
    await client.fetchQuery({ ...requestWith(id), staleTime: 0 });
    await refreshTopics(client, ['requests', 'capacity']);
  };
  return (
    <TimesList
      booking={request}
      actions={(time) =>
        mayAnswer && (
          <>
            {time.canMove && (
              <MoveTime
                time={time}
                booking={request}
                free={callQuery(singleTimes.freeAtPlace, { params: { id }, query: { startsAt: time.startsAt } })}
                text={t('partner.single.move.text', { name })}
                move={(to) => calls.moveAtPlace({ params: { id }, body: { startsAt: time.startsAt, to } })}
                onSettled={refresh}
              />
            )}
            {time.canCancel && (
              <TakeAway
                request={request}
                time={time}
                send={async (reason) => {
                  try {
                    await calls.cancelAtPlace({ params: { id }, body: { startsAt: time.startsAt, reason } });
                  } finally {
                    await refresh();
                  }
                }}
              />
            )}
          </>
        )
      }
    />
  );
}

type TakeAwayProps = { request: Request; time: SingleTime; send: (reason: string) => Promise<void> };

/** Asks why, and says that all of its price goes back. */
function TakeAway({ request, time, send }: TakeAwayProps) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const moment = momentInWords(time.startsAt, { ...request, locale, look: 'short' });
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setAsking(true)}
        aria-label={t('bookings.single.cancel.which', { moment })}
        data-testid={`cancel-${time.startsAt}`}
      >
        {t('bookings.single.cancel')}
      </Button>
      <DeclineDialog
        isOpen={isAsking}
        request={request}
        decline={async (reason) => {
          await send(reason);
          toast({ text: t('bookings.single.cancel.done') });
        }}
        onClose={() => setAsking(false)}
        words={{
          title: t('bookings.single.cancel.which', { moment }),
          text: t('partner.single.cancel.text', { name: request.familyName }),
          yes: t('bookings.single.cancel.yes'),
          no: t('bookings.single.cancel.no'),
          busy: t('bookings.cancelling'),
        }}
      />
    </>
  );
}
