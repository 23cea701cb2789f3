import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { AddendumForm, LONGEST_ADDENDUM, MOST_ADDENDA } from '../summary.ts';
import { useSummaryCalls } from './queries.ts';

/** What is put right or added after the signature; `after` is how many additions there are. */
export function AddToSummary({ id, after }: { id: string; after: number }) {
  const t = useWords();
  const toast = useToast();
  const calls = useSummaryCalls();
  const form = useCheckedForm({
    schema: AddendumForm,
    fields: ['words'],
    start: { words: '' },
    draft: { name: `addendum-${id}`, label: t('visitSummaries.add') },
    send: async ({ words }) => {
      const sent = calls.add({ params: { id }, body: { after, words } });
      sent.catch(() => void calls.ask(id));
      calls.show(id, (await sent).data);
      toast({ text: t('visitSummaries.add.done') });
    },
  });
  const typed = useTypedField<string>(form.control, 'words');
  if (after >= MOST_ADDENDA) return null;
  return (
    <Card data-print="hide">
      <h2>{t('visitSummaries.add')}</h2>
      <p className="muted">{t('visitSummaries.add.text')}</p>
      <Form form={form} data-testid="addendum-form">
        <FormProblems form={form} />
        <RestoredNotice form={form} />
        <TextAreaField
          {...form.field('words')}
          label={t('visitSummaries.add.label')}
          value={typed}
          limit={LONGEST_ADDENDUM}
          rows={3}
          data-testid="addendum-words"
        />
        <SubmitButton form={form} variant="secondary" busyLabel={t('ui.sending')} data-testid="addendum-send">
          {t('visitSummaries.add.send')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
