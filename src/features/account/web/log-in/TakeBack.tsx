import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { entry } from '#features/account/entry-contract.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { FocusLayout } from '../FocusLayout.tsx';

/** From the mail to a former address: takes the change back by a button, because mail programs open links by themselves. */
export function TakeBack({ takenKey }: { takenKey: string }) {
  const [isDone, setIsDone] = useState(false);
  return isDone ? <Done /> : <Offer takenKey={takenKey} onDone={() => setIsDone(true)} />;
}

function Offer({ takenKey, onDone }: { takenKey: string; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const form = useCheckedForm({
    schema: z.object({}),
    fields: [],
    send: async () => {
      await callsOf(client, entry).takeBack({ body: { key: takenKey } });
      onDone();
    },
  });
  return (
    <FocusLayout
      title={t('account.takeBack.title')}
      errorWord={useErrorWord(form)}
      hasBrandRow
      before={<FormProblems form={form} />}
    >
      <p>{t('account.takeBack.text')}</p>
      <Form form={form} data-testid="take-back-form">
        <SubmitButton form={form} busyLabel={t('account.takeBack.busy')} data-testid="take-back">
          {t('account.takeBack.submit')}
        </SubmitButton>
      </Form>
      <HelpLine />
    </FocusLayout>
  );
}

function Done() {
  const t = useWords();
  return (
    <FocusLayout title={t('account.takeBack.done')} hasBrandRow>
      <p>{t('account.takeBack.next')}</p>
      <ButtonLink size="large" isWide href={href('/profile/forgot-password')} data-testid="taken-back-password">
        {t('account.takeBack.password')}
      </ButtonLink>
    </FocusLayout>
  );
}
