import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type EvidenceField,
  EvidenceForm,
  type EvidenceKind,
  fieldsAsked,
  isInWriting,
  lacksDocument,
  MOST_DOCUMENTS,
} from '#features/providers/evidence.ts';
import { states } from '#features/places/states.ts';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { Failure } from '#shared/failure.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { type CheckedForm, useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { Application, EvidenceLine } from '../application.ts';
import { EVIDENCE_FILE } from '../evidence-file.ts';
import { wordsOf } from './EvidenceKinds.tsx';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { Refusal } from './Refusal.tsx';
import { useJoining } from './queries.ts';

type Props = {
  application: Application;
  kind: EvidenceKind;
  line: EvidenceLine | undefined;
  /** The list that it belongs to. */
  listAddress: string;
};
type TypedEvidence = { kind: EvidenceKind; fileIds?: string[] } & Partial<Record<EvidenceField, string>>;

/** One thing that the place shows, given or changed. */
export function EvidenceLineForm({ application, kind, line, listAddress }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const { calls, keep, askAgain } = useJoining();
  const addOnce = useAddOnce(askAgain);
  const { kind: of } = application;
  const fields = fieldsAsked(of, kind);
  const words = wordsOf(of, kind);
  const given = line?.files ?? [];
  const room = MOST_DOCUMENTS - given.length;
  const files = useFiles(`evidence-${line?._id ?? kind}`, {
    kind: EVIDENCE_FILE,
    sort: 'documents',
    most: room,
    label: t('partners.draft'),
  });
  const fileIds = files.sent.map((file) => file._id);
  const documents = given.length + fileIds.length;
  const known: Partial<Record<EvidenceField, string | null>> = line
    ? { ...line.facts, until: line.until }
    : { ...(kind === 'licence' && { number: application.profile.contact?.licence ?? '' }) };
  const form = useCheckedForm<TypedEvidence>({
    schema: EvidenceForm.check(
      z.refine(() => !lacksDocument(of, { kind, documents }), {
        error: 'errors.documentMissing',
        path: ['fileIds'],
        when: () => true, // said together with what else is missing
      }),
    ),
    fields: [...fields, 'fileIds'],
    start: { kind, fileIds: [], ...Object.fromEntries(fields.map((name) => [name, known[name] ?? ''])) },
    draft: { name: `join-${application._id}-${line?._id ?? kind}`, label: t('partners.draft') },
    send: async (typed) => {
      const body = { ...(typed as EvidenceForm), fileIds }; // the schema of its kind made it
      const { _id: id } = application;
      await keep(
        await (line
          ? calls.changeEvidence({ params: { id, lineId: line._id }, body })
          : addOnce((once) => calls.addEvidence({ params: { id }, body }, once))),
      );
      files.queue.clear();
      await navigate(listAddress);
    },
  });
  const noteSent = useEffectEvent(() => form.setValue('fileIds', fileIds));
  useEffect(() => {
    if (fileIds.length > 0) noteSent();
  }, [fileIds.length]);
  return (
    <FocusLayout
      title={t(`partners.evidence.${words}.title`)}
      errorWord={useErrorWord(form)}
      back={<BackLink href={listAddress}>{t('partners.step.evidence.title')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      <p className="muted">{t(`partners.evidence.${words}.why`)}</p>
      <RestoredNotice form={form} />
      <Form form={form} data-testid="evidence-form">
        {fields.map((name) => (
          <EvidenceInput key={name} kind={kind} name={name} form={form} />
        ))}
        <EvidenceFiles files={given} />
        {room > 0 && (
          <FileField
            name="fileIds"
            files={files}
            label={t('partners.evidence.files')}
            hint={t('partners.evidence.files.hint')}
            error={form.field('fileIds').error}
            isOptional={given.length > 0 || !isInWriting(of, kind)}
          />
        )}
        <SubmitButton
          form={{ isSending: form.isSending || files.isBusy }}
          busyLabel={t('ui.saving')}
          data-testid="evidence-save"
        >
          {t('partners.evidence.save')}
        </SubmitButton>
      </Form>
      {line && <RemoveLine application={application} line={line} listAddress={listAddress} />}
    </FocusLayout>
  );
}

const stateChoices = Object.entries(states).map(([value, label]) => ({ value, label }));

type InputProps = { kind: EvidenceKind; name: EvidenceField; form: CheckedForm<TypedEvidence> };

function EvidenceInput({ kind, name, form }: InputProps) {
  const t = useWords();
  const label = t(`providers.evidence.${kind}.${name}`);
  const testId = `evidence-field-${name}`;
  if (name === 'until' || name === 'on')
    return (
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <DateField
            label={label}
            {...field}
            onChange={(day) => form.setValue(name, day)}
            error={form.field(name).error}
            data-testid={testId}
          />
        )}
      />
    );
  if (name === 'found' || name === 'fixed')
    return (
      <TextAreaField label={label} rows={3} isOptional={name === 'fixed'} {...form.field(name)} data-testid={testId} />
    );
  if (name === 'state')
    return <SelectField label={label} startsEmpty options={stateChoices} {...form.field(name)} data-testid={testId} />;
  return (
    <TextField
      label={label}
      hint={kind === 'npi' && t('partners.evidence.npi.hint')}
      inputMode={kind === 'npi' ? 'numeric' : undefined}
      autoComplete="off"
      {...form.field(name)}
      data-testid={testId}
    />
  );
}

type RemoveProps = { application: Application; line: EvidenceLine; listAddress: string };

function RemoveLine({ application, line, listAddress }: RemoveProps) {
  const t = useWords();
  const navigate = useNavigate();
  const { calls, keep } = useJoining();
  const remove = useMutation({
    mutationFn: () => calls.removeEvidence({ params: { id: application._id, lineId: line._id } }),
    onSuccess: async (answer) => {
      await keep(answer);
      await navigate(listAddress);
    },
  });
  return (
    <>
      <Refusal failure={remove.error instanceof Failure ? remove.error : undefined} />
      <Button
        variant="danger"
        isBusy={remove.isPending}
        busyLabel={t('ui.saving')}
        onClick={() => remove.mutate()}
        data-testid="evidence-remove"
      >
        {t('partners.evidence.remove')}
      </Button>
    </>
  );
}
