import { useQueryClient } from '@tanstack/react-query';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { LONGEST_REPORT, ReportForm as ReportSchema, reportReasons, reviews } from '../contract.ts';

/** A reason and, if one likes, a few words to our staff. */
export function ReportForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const form = useCheckedForm({
    schema: ReportSchema,
    fields: ['reason', 'words'],
    start: { reason: '', words: '' },
    send: async (body) => {
      await callsOf(client, reviews).report({ params: { id }, body });
      toast({ text: t('reviews.report.done') });
      onDone();
    },
  });
  const words = useTypedField<string>(form.control, 'words');
  return (
    <form className="stack" onSubmit={form.submit} noValidate data-testid="report-form">
      <p className="muted">{t('reviews.report.lead')}</p>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <RadioCards
        {...form.field('reason')}
        label={t('reviews.report.reason')}
        options={reportReasons.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
        data-testid="report-reason"
      />
      <TextAreaField
        {...form.field('words')}
        label={t('reviews.report.words')}
        isOptional
        value={words}
        limit={LONGEST_REPORT}
        rows={3}
        data-testid="report-words"
      />
      <div>
        <Button type="submit" isBusy={form.isSending} data-testid="send-report">
          {t('reviews.report.send')}
        </Button>
      </div>
    </form>
  );
}
