import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { LeavePrompt } from '#features/providers/partner/LeavePrompt.tsx';
import { useIsChanged } from '#features/providers/partner/useIsChanged.ts';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { FileLinks } from '#features/uploads/web/FileLinks.tsx';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { Failure } from '#shared/failure.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { WorkOrder } from '../../lab-contract.ts';
import { LONGEST_REMARK, MOST_REPORT_FILES, REPORT_FILE, type ReportDraft, reportProblem } from '../../report.ts';
import { useLabCalls } from './queries.ts';
import { ReleaseField } from './ReleaseField.tsx';
import { SureReport } from './SureReport.tsx';
import { TypedReport, typedOf } from './typed-report.ts';
import { ValueRows } from './ValueRows.tsx';

/** The values, the remark and the document: kept while they are entered, read by the family once they are reported. */
export function ReportForm({ order }: { order: WorkOrder }) {
  const t = useWords();
  const toast = useToast();
  const calls = useLabCalls();
  const { _id: id, personName, stage, isHeld } = order;
  const isReported = stage === 'reported';
  // What was kept last here: whoever else has kept something since is not written over.
  const [{ version, start }, setKept] = useState(() => ({ version: order.version, start: typedOf(order) }));
  const [asking, setAsking] = useState<ReportDraft>();
  const files = useFiles(`lab-report-${id}`, {
    kind: REPORT_FILE,
    sort: 'documents',
    most: MOST_REPORT_FILES,
    label: t('diagnostics.work.files'),
  });
  const form = useCheckedForm({
    schema: TypedReport,
    fields: ['rows', 'remark', 'files', 'release'],
    start,
    draft: { name: `lab-report-${id}-${version}`, label: t('diagnostics.work.draft', { name: personName }) },
    send: async ({ rows, remark, files: kept }) => {
      const draft = draftWith({ rows, remark, kept });
      const wrong = reportProblem(draft);
      if (wrong) throw Failure.of('rows', wrong);
      setAsking(draft);
    },
  });
  const typed = useTyped<TypedReport>(form.control);
  const draftWith = ({ rows, remark, kept }: TypedDraft): ReportDraft => ({
    values: rows,
    remark,
    files: [...kept, ...files.sent.map(({ _id }) => _id)],
  });
  const release = isReported && !isHeld ? 'now' : typed.release;
  const settle = ({ data }: { data: WorkOrder }, { sent, word }: { sent: TypedReport; word: string }) => {
    const kept = { ...sent, files: data.files.map(({ _id }) => _id) };
    files.queue.clear();
    form.setValue('files', kept.files);
    setKept({ version: data.version, start: kept });
    calls.show(data);
    toast({ text: t(word) });
  };
  const keep = useMutation({
    mutationFn: ({ draft }: SentDraft) => calls.keep({ params: { id }, body: { version, draft } }),
    onSuccess: (answer, { sent }) => settle(answer, { sent, word: 'diagnostics.work.kept' }),
  });
  const report = useMutation({
    mutationFn: ({ draft }: SentDraft) => calls.report({ params: { id }, body: { version, draft, release } }),
    onSuccess: (answer, { sent }) =>
      settle(answer, { sent, word: `diagnostics.work.reported.${answer.data.isHeld ? 'held' : 'now'}` }),
    onSettled: () => setAsking(undefined),
  });
  const isChanged = useIsChanged(form.control, start) || files.sent.length > 0;
  const keepNow = (event: FormEvent) => {
    const read = z.safeParse(TypedReport, typed);
    if (read.success) keep.mutate({ draft: draftWith({ ...read.data, kept: read.data.files }), sent: typed });
    else form.submit(event); // says what cannot be read
  };
  const refused = [keep.error, report.error].find((error) => error instanceof Failure);
  return (
    <Card className="stack" aria-labelledby="report">
      <LeavePrompt isNeeded={isChanged && !keep.isPending && !report.isPending} />
      <h2 id="report">{t('diagnostics.work.report')}</h2>
      <FormProblems form={form} />
      <Refusal failure={refused} />
      <RestoredNotice form={form} />
      <Form form={form} data-testid="report-form">
        <ValueRows
          wanted={order.wanted}
          rows={typed.rows}
          error={form.field('rows').error}
          onChange={(rows) => form.setValue('rows', rows)}
        />
        <TextAreaField
          {...form.field('remark')}
          label={t('diagnostics.work.remark')}
          hint={t('diagnostics.work.remark.hint')}
          value={typed.remark}
          limit={LONGEST_REMARK}
          isOptional
          data-testid="remark"
        />
        <FileLinks
          files={order.files.filter(({ _id }) => (typed.files ?? []).includes(_id))}
          onRemove={(file) =>
            form.setValue(
              'files',
              (typed.files ?? []).filter((one) => one !== file),
            )
          }
        />
        <FileField name="files" files={files} label={t('diagnostics.work.files')} isOptional />
        {(!isReported || isHeld) && <ReleaseField field={form.field('release')} value={typed.release} />}
        <div className="row">
          <SubmitButton
            form={{ isSending: form.isSending || files.isBusy || report.isPending }}
            busyLabel={t('ui.saving')}
            data-testid="report-send"
          >
            {t(isReported ? 'diagnostics.work.correct' : 'diagnostics.work.send')}
          </SubmitButton>
          {!isReported && (
            <Button variant="secondary" isBusy={keep.isPending} onClick={keepNow} data-testid="report-keep">
              {t('diagnostics.work.keep')}
            </Button>
          )}
        </div>
      </Form>
      <SureReport
        order={order}
        release={release}
        isOpen={asking !== undefined}
        isBusy={report.isPending}
        onConfirm={() => asking && report.mutate({ draft: asking, sent: typed })}
        onClose={() => setAsking(undefined)}
      />
    </Card>
  );
}

/** What goes to the server, and the fields that say it. */
type SentDraft = { draft: ReportDraft; sent: TypedReport };
type TypedDraft = { rows: ReportDraft['values']; remark: string; kept: readonly string[] };
