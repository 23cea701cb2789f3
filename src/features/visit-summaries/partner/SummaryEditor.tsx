import { useRef } from 'react';
import * as z from 'zod/mini';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { FileLinks } from '#features/uploads/web/FileLinks.tsx';
import { forgetDraft } from '#web/draft-vault.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { WrittenVisit } from '../partner-contract.ts';
import { LONGEST_DIAGNOSIS, LONGEST_NOTES, nothingWritten, type SummaryDraft, SummaryForm } from '../summary.ts';
import type { Template } from '../template.ts';
import { DraftState } from './DraftState.tsx';
import styles from './Editor.module.css';
import { FollowUpField } from './FollowUpField.tsx';
import { LicenceEnded } from './LicenceEnded.tsx';
import { Prescription } from './Prescription.tsx';
import { useSummaryCalls } from './queries.ts';
import { useDraftFiles } from './useDraftFiles.ts';
import { UseTemplate } from './UseTemplate.tsx';
import { useKeeping } from './useKeeping.ts';
import { useSigning } from './useSigning.ts';

/** With the version that it was begun over: what is brought back after a reload is never kept over a newer one. */
const TypedSummary = z.object({ ...SummaryForm.shape, version: z.int() });
type TypedSummary = SummaryDraft & { version: number };
type Props = { visit: WrittenVisit; templates: readonly Template[] };

/** Where a doctor writes the summary of a visit: kept while it is written, shown to the patient once it is signed. */
export function SummaryEditor({ visit, templates }: Props) {
  const t = useWords();
  const calls = useSummaryCalls();
  const { _id: id, personName: name } = visit;
  const draftName = `summary-${id}`;
  const form = useCheckedForm({
    schema: TypedSummary,
    fields: ['notes', 'diagnosis', 'medicines', 'followUpWeeks', 'files', 'version'],
    start: { ...nothingWritten, ...visit.draft, version: visit.version },
    draft: { name: draftName, label: t('visitSummaries.draft.label', { name }), isKeptAfterSending: true },
    send: async ({ version: _, ...written }) => signing.ask(written),
  });
  const { version, ...typed } = useTyped<TypedSummary>(form.control);
  const { added, files, stillThere } = useDraftFiles(draftName, typed.files);
  const draft = { ...typed, files };
  const latest = useRef('');
  latest.current = JSON.stringify(draft);
  const show = (kept: WrittenVisit, sent: SummaryDraft) => {
    const hanging = kept.draft?.files ?? [];
    const isAll = latest.current === JSON.stringify(sent);
    form.setValue('version', kept.version);
    form.setValue('files', stillThere(sent.files, hanging));
    added.queue.settle(hanging);
    calls.show(id, kept);
    if (isAll) forgetDraft(draftName);
  };
  const keeping = useKeeping({ visit, typed: { ...draft, version }, onKept: show });
  const signing = useSigning({ id, draftName, files, isBusy: added.isBusy, keep: () => keeping.keep() });
  const busyLabel = t(added.isBusy ? 'visitSummaries.sign.files' : 'visitSummaries.sign.busy');

  const append = (words: string) => form.setValue('notes', [typed.notes.trim(), words].filter(Boolean).join('\n\n'));
  return (
    <Card className={styles.editor}>
      <FormProblems form={form} />
      <Refusal failure={signing.failure} />
      <RestoredNotice form={form} />
      <DraftState visit={visit} keeping={keeping} />
      <LicenceEnded day={visit.licenceEnded} />
      <Form form={form} data-testid="summary-form">
        <div className={styles.part}>
          <TextAreaField
            {...form.field('notes')}
            label={t('visitSummaries.notes.label')}
            hint={t('visitSummaries.notes.hint')}
            value={typed.notes}
            limit={LONGEST_NOTES}
            rows={8}
            data-testid="summary-notes"
          />
          <UseTemplate
            kind="notes"
            templates={templates}
            onUse={({ notes }) => append(notes)}
            toKeep={typed.notes.trim() === '' ? undefined : { kind: 'notes', notes: typed.notes }}
          />
        </div>
        <TextField
          {...form.field('diagnosis')}
          label={t('visitSummaries.diagnosis')}
          hint={t('visitSummaries.diagnosis.hint')}
          isOptional
          maxLength={LONGEST_DIAGNOSIS}
          autoComplete="off"
          data-testid="summary-diagnosis"
        />
        <Prescription
          visitId={id}
          medicines={typed.medicines}
          templates={templates}
          onChange={(medicines) => form.setValue('medicines', medicines)}
        />
        <FollowUpField value={typed.followUpWeeks} onChange={(weeks) => form.setValue('followUpWeeks', weeks)} />
        <FileLinks
          files={visit.files.filter(({ _id }) => typed.files.includes(_id))}
          onRemove={(file) =>
            form.setValue(
              'files',
              typed.files.filter((one) => one !== file),
            )
          }
        />
        <FileField name="files" files={added} label={t('visitSummaries.files.label')} isOptional />
        <SubmitButton
          form={{ isSending: form.isSending || added.isBusy }}
          busyLabel={busyLabel}
          data-testid="summary-sign"
        >
          {t('visitSummaries.sign')}
        </SubmitButton>
      </Form>
      <ConfirmDialog
        isOpen={signing.isAsking}
        title={t('visitSummaries.sign.sure')}
        confirmLabel={t('visitSummaries.sign.yes')}
        busyLabel={busyLabel}
        isBusy={signing.isSending || added.isBusy}
        onConfirm={() => void signing.sign()}
        onClose={signing.close}
        data-testid="sign-summary"
      >
        {t('visitSummaries.sign.text', { name })}
      </ConfirmDialog>
    </Card>
  );
}
