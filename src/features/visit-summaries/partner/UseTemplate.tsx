import { BookmarkPlus, LayoutTemplate } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useHeld } from '#web/ui/Held.tsx';
import type { Template, TemplateForm, TemplateKind } from '../template.ts';
import styles from './Editor.module.css';
import { NameTemplate } from './NameTemplate.tsx';
import { useSummaryCalls, useTemplateCall } from './queries.ts';
import { templateInWords } from './template-in-words.ts';

type UnnamedForm<Form> = Form extends unknown ? Omit<Form, 'name'> : never;

type Props = {
  kind: TemplateKind;
  templates: readonly Template[];
  onUse: (template: Template) => void;
  /** What stands there now, when there is something to keep. */
  toKeep: UnnamedForm<TemplateForm> | undefined;
};

/** Takes what one writes again and again, and keeps what stands there for the next time. */
export function UseTemplate({ kind, templates, onUse, toKeep }: Props) {
  const t = useWords();
  const calls = useSummaryCalls();
  const { open, close } = useHeld();
  const keeping = useTemplateCall(async (_, form: TemplateForm) => calls.keepTemplate({ body: form }));
  const own = templates.filter((template) => template.kind === kind);
  return (
    <div className={styles.acts}>
      {own.length > 0 && (
        <Button
          variant="quiet"
          icon={<LayoutTemplate size={20} aria-hidden="true" />}
          onClick={() =>
            open(
              <ChooseTemplate
                templates={own}
                onUse={(template) => {
                  onUse(template);
                  close();
                }}
                onClose={close}
              />,
            )
          }
          data-testid={`choose-${kind}`}
        >
          {t(`visitSummaries.template.choose.${kind}`)}
        </Button>
      )}
      {toKeep && (
        <Button
          variant="quiet"
          icon={<BookmarkPlus size={20} aria-hidden="true" />}
          onClick={() =>
            open(
              <NameTemplate
                title={t(`visitSummaries.template.save.${kind}`)}
                text={t('visitSummaries.template.save.text')}
                start=""
                said={t('visitSummaries.template.kept')}
                send={(name) => keeping.mutateAsync({ ...toKeep, name } as TemplateForm)}
                onClose={close}
              />,
            )
          }
          data-testid={`keep-${kind}`}
        >
          {t(`visitSummaries.template.save.${kind}`)}
        </Button>
      )}
    </div>
  );
}

type ChooseProps = Pick<Props, 'templates' | 'onUse'> & { onClose: () => void };

function ChooseTemplate({ templates, onUse, onClose }: ChooseProps) {
  const t = useWords();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('visitSummaries.template.choose')}
      size="medium"
      data-testid="choose-template"
    >
      <p>{t('visitSummaries.template.choose.text')}</p>
      <ul className="entries">
        {templates.map((template) => (
          <li key={template._id}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => onUse(template)}
              data-testid={`template-${template._id}`}
            >
              <b>{template.name}</b>
              <span className={`small muted ${styles.clip}`}>{templateInWords(template, t)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
