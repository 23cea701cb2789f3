import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { FileLinks } from '#features/uploads/web/FileLinks.tsx';
import { DeclaredInput } from '#web/forms/DeclaredInput.tsx';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { newKey } from '#web/new-key.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type HealthRecord, recordForm } from '../../record.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';
import { broughtIn } from '../addresses.ts';
import type { Book } from './book.ts';
import { useBroughtFiles } from './useBroughtFiles.ts';
import { useRecordChange } from './useRecordChange.ts';
import { useRecordFiles } from './useRecordFiles.ts';
import { useRemoval } from './useRemoval.ts';

type Props = { book: Book; type: RecordType; record: HealthRecord | undefined };

/** A record that is added, or changed: one page with the declared fields of its type. */
export function RecordForm({ book, type, record: shown }: Props) {
  const t = useWords();
  // One that somebody has deleted meanwhile stays here as it was typed, and is refused.
  const [opened] = useState(shown);
  const [key] = useState(newKey);
  const record = shown ?? opened;
  const { profile, person, address } = book;
  const { fields, files: declared } = recordTypes[type];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [brought] = useState(() => broughtIn(search));
  const toast = useToast();
  const change = useRecordChange(profile.personId);
  const { remove } = useRemoval(profile.personId, () => undefined);
  const section = t(`healthRecords.section.${type}`);
  const title = t(record ? 'healthRecords.form.change' : 'healthRecords.form.add', { section });
  const name = `record-${type}-${record?._id ?? 'new'}-${profile.personId}`;
  const files = useRecordFiles(name, record?.files ?? [], title);
  const bringing = useBroughtFiles(record ? [] : brought.files, {
    added: files.added,
    brought: () => void navigate(address({ tab: type, step: 'form', day: brought.day }), { replace: true }),
  });
  const names = fields.map((field) => field.name);
  const form = useCheckedForm<Record<string, string | string[]>>({
    schema: recordForm(type),
    fields: [...names, 'files'],
    start: {
      ...Object.fromEntries(names.map((each) => [each, ''])),
      ...(names.includes('patientName') && { patientName: person.fullName }),
      ...(brought.day && { [recordTypes[type].day]: brought.day }),
      ...record?.facts,
      files: files.ids,
    },
    draft: { name, label: title },
    send: async ({ files: ids, ...facts }) => {
      const saved = {
        _id: record?._id ?? null,
        key,
        type,
        facts: facts as Record<string, string>,
        files: ids as string[],
      }; // as recordForm makes them
      const id = await change({ version: record?.version ?? 0, record: saved });
      files.clear();
      await navigate(address({ tab: type }), { replace: true });
      toast({
        text: t(record ? 'healthRecords.saved' : 'healthRecords.added', { section }),
        ...(!record && id && { undo: () => remove({ _id: id, version: 1 }) }),
      });
    },
  });
  const noteFiles = useEffectEvent((ids: string[]) => form.setValue('files', ids));
  const chosen = files.ids.join();
  useEffect(() => noteFiles(chosen ? chosen.split(',') : []), [chosen]);
  return (
    <FocusLayout
      title={title}
      errorWord={useErrorWord(form)}
      back={<BackLink href={address({ tab: type })}>{section}</BackLink>}
      before={<FormProblems form={form} />}
    >
      <RestoredNotice form={form} />
      {bringing === 'failed' && (
        <Notice tone="warning" isLive data-testid="not-brought">
          {t('healthRecords.notBrought')}
        </Notice>
      )}
      <Form form={form} data-testid="record-form">
        {fields.map((field) => (
          <DeclaredInput key={field.name} declared={field} form={form} data-testid={`field-${field.name}`} />
        ))}
        <FileLinks files={files.kept} onRemove={files.drop} />
        <FileField
          name="files"
          files={files.added}
          label={t(declared.words)}
          hint={declared.hint && t(declared.hint)}
          error={form.field('files').error}
          isOptional={declared.required === undefined}
        />
        <SubmitButton
          form={{ isSending: form.isSending || files.added.isBusy || bringing === 'coming' }}
          busyLabel={t('ui.saving')}
          data-testid="save-record"
        >
          {t('healthRecords.save')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
