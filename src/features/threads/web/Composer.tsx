import { useEffect, useRef } from 'react';
import { forgetDraft } from '#web/draft-vault.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { fieldId } from '#web/ui/field.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { LONGEST_MESSAGE, type MessageForm, WordsForm } from '../thread.ts';
import { EmergencyNotice } from './EmergencyNotice.tsx';
import { useClientId } from './useClientId.ts';

type Props = {
  /** Of the draft: one for each conversation. */
  name: string;
  draftLabel: string;
  label: string;
  hint?: string;
  /** It was empty before: something was just sent. */
  takesFocus: boolean;
  /** Something that goes along is still on its way. */
  isWaiting?: boolean;
  onSend: (message: MessageForm) => Promise<void>;
  onSent: () => void;
};

/** Where one writes: kept until it is sent, sent once however often it is pressed. Give it a new key after each message. */
export function Composer({ name, draftLabel, label, hint, takesFocus, isWaiting = false, onSend, onSent }: Props) {
  const t = useWords();
  const clientIdOf = useClientId();
  const form = useCheckedForm({
    schema: WordsForm,
    fields: ['words'],
    start: { words: '' },
    selectsField: true,
    draft: { name, label: draftLabel },
    send: async ({ words }) => {
      await onSend({ clientId: clientIdOf(words), words });
      forgetDraft(name);
      onSent();
    },
  });
  const typed = useTypedField<string>(form.control, 'words');
  const mayFocus = useRef(takesFocus);
  useEffect(() => {
    if (mayFocus.current) document.getElementById(fieldId('words'))?.focus();
  }, []);
  return (
    <Form form={form} data-testid="composer">
      <FormProblems form={form} />
      <RestoredNotice form={form} />
      <TextAreaField
        label={label}
        hint={hint}
        rows={3}
        limit={LONGEST_MESSAGE}
        {...form.field('words')}
        data-testid="message-words"
      />
      <EmergencyNotice words={typed} />
      <SubmitButton
        form={{ isSending: form.isSending || isWaiting }}
        busyLabel={t('ui.sending')}
        data-testid="message-send"
      >
        {t('threads.send')}
      </SubmitButton>
    </Form>
  );
}
