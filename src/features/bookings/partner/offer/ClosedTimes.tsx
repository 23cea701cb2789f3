import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { spanWithin } from '#web/moment-in-words.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type ClosedTime, offers } from '../../offer-contract.ts';
import { DeclineForm } from '../../request-contract.ts';
import actions from '../AnswerRequest.module.css';
import { ReasonField } from '../ReasonField.tsx';
import styles from './OfferTimes.module.css';
import { closedBy } from './queries.ts';

type Props = { timeOffId: string; mayAnswer: boolean; onClose: () => void };

/** Whom a time off concerns, and the one button that offers each of them other times. */
export function ClosedTimes({ timeOffId, mayAnswer, onClose }: Props) {
  const t = useWords();
  const { data, error, refetch } = useQuery(closedBy(timeOffId));
  return (
    <Dialog isOpen onClose={onClose} title={t('partner.closed.title')} size="medium" data-testid="closed-dialog">
      {data ? (
        <Concerned id={timeOffId} closed={data.data} mayAnswer={mayAnswer} onClose={onClose} />
      ) : error instanceof Failure ? (
        <AskAgain failure={error} onAsk={refetch} />
      ) : (
        <Skeleton shape="card" />
      )}
    </Dialog>
  );
}

type ConcernedProps = { id: string; closed: ClosedTime; mayAnswer: boolean; onClose: () => void };

function Concerned({ id, closed: { appointments, timeZone }, mayAnswer, onClose }: ConcernedProps) {
  const t = useWords();
  const locale = useLocale();
  const waiting = appointments.filter(({ isOffered }) => !isOffered).length;
  return (
    <>
      <p>{t(appointments.length > 0 ? 'partner.closed.text' : 'partner.closed.none')}</p>
      {appointments.some(({ isSingle }) => isSingle) && <p>{t('partner.closed.single')}</p>}
      <ul className={styles.people}>
        {appointments.map(({ _id, bookingId, personName, what, startsAt, endsAt, isOffered }) => (
          <li key={`${_id} ${startsAt}`} data-testid={`closed-${bookingId}`}>
            <span>
              <b>{personName}</b>
              <br />
              <span className="small muted">
                {what}, {spanWithin(startsAt, endsAt, { timeZone, locale })}
              </span>
            </span>
            {isOffered && <Tag tone="info">{t('partner.offer.tag')}</Tag>}
          </li>
        ))}
      </ul>
      {waiting > 0 && mayAnswer ? (
        <OfferToAll id={id} count={waiting} onClose={onClose} />
      ) : (
        <div>
          <Button variant="secondary" onClick={onClose} data-testid="closed-close">
            {t('partner.closed.later')}
          </Button>
        </div>
      )}
    </>
  );
}

function OfferToAll({ id, count, onClose }: { id: string; count: number; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const form = useCheckedForm({
    schema: DeclineForm,
    fields: ['reason'],
    start: { reason: t('partner.closed.reason') },
    selectsField: true,
    send: async (body) => {
      const { data, offered } = await callsOf(client, offers).makeAll({ params: { id }, body });
      client.setQueryData(closedBy(id).queryKey, { data });
      toast({ text: t('partner.closed.done', { count: offered }) });
      await refreshTopics(client, ['requests', 'capacity']);
    },
  });
  return (
    <Form form={form} data-testid="closed-form">
      <FormProblems form={form} />
      <ReasonField form={form} reasons={[]} />
      <div className={actions.actions}>
        <SubmitButton form={form} busyLabel={t('partner.offer.busy')} data-testid="closed-offer">
          {t('partner.closed.yes', { count })}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose} data-testid="closed-later">
          {t('partner.closed.later')}
        </Button>
      </div>
    </Form>
  );
}
