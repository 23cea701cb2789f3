import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { LONGEST_MESSAGE } from '#features/threads/thread.ts';
import { EmergencyNotice } from '#features/threads/web/EmergencyNotice.tsx';
import { useClientId } from '#features/threads/web/useClientId.ts';
import { UsualAnswer } from '#features/threads/web/UsualAnswer.tsx';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { formatDay } from '#shared/dates.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { tickets } from '../contract.ts';
import { ticketFileChoices } from './ticket-file-choices.ts';
import { categories, type HelpDesk, isCategory, NewTicket as Schema } from '../ticket.ts';

// An empty row of the list is no booking.
const TypedTicket = z.object({
  ...z.omit(Schema, { clientId: true, bookingId: true, files: true }).shape,
  bookingId: z.string(),
});

/** Begins a ticket: what it is about, in a few words and in more. `?booking=` and `?category=` fill it in. */
export function NewTicket({ desk }: { desk: HelpDesk }) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [search] = useSearchParams();
  const clientIdOf = useClientId();
  const named = search.get('category');
  const booking = desk.bookings.find(({ _id }) => _id === search.get('booking'));
  const files = useFiles(`ticket-${booking?._id ?? 'new'}`, ticketFileChoices(t));
  const form = useCheckedForm({
    schema: TypedTicket,
    fields: ['category', 'bookingId', 'subject', 'description'],
    start: {
      category: isCategory(named) ? named : booking ? 'bookings' : '',
      bookingId: booking?._id ?? '',
      subject: booking ? t('support.new.about', { name: booking.providerName, number: booking.bookingId }) : '',
      description: '',
    },
    draft: { name: `ticket-${booking?._id ?? 'new'}`, label: t('support.new.title') },
    send: async ({ bookingId, ...typed }) => {
      const body = { ...typed, bookingId: bookingId || null, files: files.sent.map(({ _id }) => _id) };
      const { data } = await callsOf(client, tickets).add({
        body: { ...body, clientId: clientIdOf(JSON.stringify(body)) },
      });
      files.queue.clear();
      await refreshTopics(client, ['threads']);
      await navigate(href('/help-support', undefined, { ticket: data._id }), { replace: true });
      toast({ text: t('support.new.sent', { number: data.ticketNumber }) });
    },
  });
  const description = useTypedField<string>(form.control, 'description');
  return (
    <FocusLayout
      title={t('support.new.title')}
      errorWord={useErrorWord(form)}
      back={<BackLink href={href('/help-support')}>{t('support.back')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      <UsualAnswer minutes={desk.usualMinutes} unknown={t('support.usual.unknown')} />
      <RestoredNotice form={form} />
      <Form form={form} data-testid="new-ticket">
        <SelectField
          label={t('support.new.category')}
          startsEmpty
          options={categories.map((value) => ({ value, label: t(`support.category.${value}`) }))}
          {...form.field('category')}
          data-testid="ticket-category"
        />
        {desk.bookings.length > 0 && (
          <SelectField
            label={t('support.new.booking')}
            hint={t('support.new.booking.hint')}
            isOptional
            options={[
              { value: '', label: t('support.new.booking.none') },
              ...desk.bookings.map(({ _id, bookingId, providerName, firstDay }) => ({
                value: _id,
                label: `${providerName}, ${formatDay(firstDay)} (${bookingId})`,
              })),
            ]}
            {...form.field('bookingId')}
            data-testid="ticket-booking"
          />
        )}
        <TextField label={t('support.new.subject')} {...form.field('subject')} data-testid="ticket-subject" />
        <TextAreaField
          label={t('support.new.description')}
          hint={t('support.new.description.hint')}
          rows={6}
          limit={LONGEST_MESSAGE}
          {...form.field('description')}
          data-testid="ticket-description"
        />
        <EmergencyNotice words={description} />
        <FileField name="ticket-files" label={t('support.files')} isOptional files={files} />
        <SubmitButton
          form={{ isSending: form.isSending || files.isBusy }}
          busyLabel={t('ui.sending')}
          data-testid="ticket-send"
        >
          {t('support.new.send')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
