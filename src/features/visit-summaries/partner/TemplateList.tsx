import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListedCard, ListedHead } from '#web/ui/ListedCard.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Template } from '../template.ts';
import styles from './Editor.module.css';
import { NameTemplate } from './NameTemplate.tsx';
import { useTemplateCall } from './queries.ts';
import { templateInWords } from './template-in-words.ts';

/** What a doctor keeps to write it again. */
export function TemplateList({ templates }: { templates: readonly Template[] }) {
  const t = useWords();
  if (templates.length === 0)
    return (
      <Card>
        <EmptyState as="h2" spot="record" title={t('visitSummaries.template.none')} data-testid="no-templates">
          {t('visitSummaries.template.none.text')}
        </EmptyState>
      </Card>
    );
  return (
    <ul className="card-list">
      {templates.map((template) => (
        <TemplateCard key={template._id} template={template} />
      ))}
    </ul>
  );
}

function TemplateCard({ template }: { template: Template }) {
  const t = useWords();
  const toast = useToast();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { _id: id, kind, name } = template;
  const close = () => setOpen(undefined);
  const rename = useTemplateCall((calls, to: string) => calls.renameTemplate({ params: { id }, body: { name: to } }));
  const remove = useTemplateCall(
    (calls) => calls.removeTemplate({ params: { id } }),
    () => toast({ text: t('visitSummaries.template.removed') }),
  );
  return (
    <ListedCard data-testid={`kept-template-${id}`}>
      <ListedHead title={name} state={<Tag>{t(`visitSummaries.template.kind.${kind}`)}</Tag>}>
        <p className={`muted ${styles.clip}`}>{templateInWords(template, t)}</p>
      </ListedHead>
      <div className="actions">
        <Button variant="secondary" onClick={() => setOpen('rename')} data-testid="template-rename">
          {t('visitSummaries.template.rename')}
          <span className="vh">: {name}</span>
        </Button>
        <Button variant="quiet" onClick={() => setOpen('remove')} data-testid="template-remove">
          {t('visitSummaries.template.remove')}
          <span className="vh">: {name}</span>
        </Button>
      </div>
      {open === 'rename' && (
        <NameTemplate
          title={t('visitSummaries.template.rename.of', { name })}
          start={name}
          said={t('visitSummaries.template.renamed')}
          send={rename.mutateAsync}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'remove'}
        isDestructive
        title={t('visitSummaries.template.remove.of', { name })}
        confirmLabel={t('visitSummaries.template.remove')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        onClose={close}
        data-testid="remove-template"
      >
        {t('visitSummaries.template.remove.text')}
      </ConfirmDialog>
    </ListedCard>
  );
}
