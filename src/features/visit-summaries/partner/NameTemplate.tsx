import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { LONGEST_TEMPLATE_NAME, TemplateName } from '../template.ts';

type Props = {
  title: string;
  text?: string;
  start: string;
  /** What is said once it is done. */
  said: string;
  send: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Gives a template its name. */
export function NameTemplate({ title, text, start, said, send, onClose }: Props) {
  const t = useWords();
  const toast = useToast();
  const form = useCheckedForm({
    schema: TemplateName,
    fields: ['name'],
    start: { name: start },
    send: async ({ name }) => {
      await send(name);
      onClose();
      toast({ text: said });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} size="medium" data-testid="name-template">
      <FormProblems form={form} />
      {text && <p>{text}</p>}
      <Form form={form} data-testid="template-form">
        <TextField
          {...form.field('name')}
          label={t('visitSummaries.template.name')}
          maxLength={LONGEST_TEMPLATE_NAME}
          autoComplete="off"
          data-testid="template-name"
        />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="template-save">
          {t('visitSummaries.template.keep')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
