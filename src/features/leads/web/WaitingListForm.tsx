import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { callsOf } from '#web/queries.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { leads } from '../contract.ts';
import { type Awaited, type AwaitedSomewhere, WaitingListForm as Schema } from '../lead.ts';

type Props = {
  service: Awaited | AwaitedSomewhere;
  /** Near which town. */
  place?: string;
};

/** One e-mail address, kept for one mail. Somebody on the list already gets the same answer. */
export function WaitingListForm({ service, place }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const [waitsAt, setWaitsAt] = useState<string>();
  const form = useCheckedForm({
    schema: Schema,
    fields: ['email', 'service', 'place'],
    start: { service, email: '', ...(place && { place }) },
    selectsField: true,
    send: async (body) => {
      await callsOf(client, leads).joinWaitingList({ body });
      setWaitsAt(body.email);
    },
  });
  if (waitsAt) {
    return (
      <div ref={takeFocus} tabIndex={-1} data-testid="waiting-list-done">
        <Notice tone="success" title={t('leads.waitingList.done')}>
          {t('leads.waitingList.done.text', { email: waitsAt, what: service })}
        </Notice>
      </div>
    );
  }
  return (
    <Form form={form} data-testid="waiting-list">
      <FormProblems form={form} />
      <EmailField label={t('leads.waitingList.email')} {...form.field('email')} data-testid="waiting-list-email" />
      <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="waiting-list-send">
        {t('leads.waitingList.send', { what: service })}
      </SubmitButton>
      <p className="small muted">{t('leads.waitingList.consent', { brand: brand.name, what: service })}</p>
    </Form>
  );
}

// The pressed button was removed, so the focus must be set.
const takeFocus = (box: HTMLElement | null) => box?.focus();
