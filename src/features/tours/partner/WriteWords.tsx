import { useQueryClient } from '@tanstack/react-query';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { partnerTours } from '../partner-contract.ts';
import {
  LONGEST_TOUR_NOTE,
  LONGEST_TOUR_REASON,
  type ReceivedTour,
  type TourAnswer,
  TourNoteForm,
  TourReasonForm,
} from '../tour.ts';

type Props = { visit: ReceivedTour; onClose: () => void };

function useSend({ visit, onClose }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  return async (answer: TourAnswer, said: string) => {
    await callsOf(client, partnerTours)
      .answer({ params: { id: visit._id }, body: answer })
      .finally(() => refreshTopics(client, ['tours']));
    onClose();
    toast({ text: t(said) });
  };
}

/** No, or no longer, in words that the family reads. */
export function SayReason({ as, ...props }: Props & { as: 'decline' | 'cancel' }) {
  const t = useWords();
  const send = useSend(props);
  const { visit, onClose } = props;
  const form = useCheckedForm({
    schema: TourReasonForm,
    fields: ['reason'],
    start: { reason: '' },
    draft: { name: `visit-${as}-${visit._id}`, label: t(`tours.desk.${as}.title`, { name: visit.familyName }) },
    send: ({ reason }) =>
      send({ answer: as, reason }, as === 'decline' ? 'tours.desk.done.declined' : 'tours.desk.done.cancelled'),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`tours.desk.${as}.title`, { name: visit.familyName })}
      size="medium"
      data-testid="visit-reason"
    >
      <FormProblems form={form} />
      <Form form={form} data-testid="reason-form">
        <TextAreaField
          label={t('tours.desk.reason.label')}
          hint={t('tours.desk.reason.hint')}
          rows={3}
          limit={LONGEST_TOUR_REASON}
          {...form.field('reason')}
          data-testid="reason"
        />
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="reason-send">
          {t(`tours.desk.${as}.send`)}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

/** What the family needs to know on the day. */
export function WriteNote(props: Props) {
  const t = useWords();
  const send = useSend(props);
  const { visit, onClose } = props;
  const form = useCheckedForm({
    schema: TourNoteForm,
    fields: ['note'],
    start: { note: visit.note },
    send: ({ note }) => send({ answer: 'note', note }, 'tours.desk.done.noted'),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('tours.desk.note.title')} size="medium" data-testid="visit-note-dialog">
      <FormProblems form={form} />
      <Form form={form} data-testid="note-form">
        <TextAreaField
          label={t('tours.desk.note.label')}
          hint={t('tours.desk.note.hint')}
          isOptional
          rows={3}
          limit={LONGEST_TOUR_NOTE}
          {...form.field('note')}
          data-testid="note"
        />
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="note-send">
          {t('tours.desk.note.send')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
