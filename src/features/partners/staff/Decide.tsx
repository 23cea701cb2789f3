import { useState } from 'react';
import * as z from 'zod/mini';
import { Form, FormProblems } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { Answer, type CheckedApplication } from '../checking-contract.ts';
import { Refusal } from '../partner/Refusal.tsx';
import styles from './CheckApplication.module.css';
import { useDecide } from './queries.ts';

/** Approve, ask for more, or decline. */
export function Decide({ application }: { application: CheckedApplication }) {
  const t = useWords();
  const [answering, setAnswering] = useState<'asked' | 'declined'>();
  const decide = useDecide(application._id);
  const { version, kind } = application;
  const claimed = kind === 'doctor' ? 'doctor' : 'dayCareCenter'; // of the others the same is said
  return (
    <Card aria-labelledby="decide" className={styles.line}>
      <h2 id="decide" className={styles.title}>
        {t('partners.decide.title')}
      </h2>
      <p className="muted">
        {application.purpose === 'claim' ? t(`partners.decide.claim.${claimed}`) : t(`partners.decide.text.${kind}`)}
      </p>
      <Refusal failure={answering ? undefined : decide.failure} />
      <div className={styles.actions}>
        <Button
          isBusy={decide.isPending}
          busyLabel={t('ui.saving')}
          onClick={() => decide.mutate({ as: 'approved', version })}
          data-testid="approve"
        >
          {t('partners.decide.approve')}
        </Button>
        <Button variant="secondary" onClick={() => setAnswering('asked')} data-testid="ask">
          {t('partners.decide.ask')}
        </Button>
        <Button variant="danger" onClick={() => setAnswering('declined')} data-testid="decline">
          {t('partners.decide.decline')}
        </Button>
      </div>
      <Dialog
        isOpen={answering !== undefined}
        onClose={() => setAnswering(undefined)}
        title={answering && t(`partners.decide.${answering}.title`)}
        size="medium"
        data-testid="answer-dialog"
      >
        {answering && (
          <AnswerForm
            as={answering}
            send={async (answer) => {
              await decide.mutateAsync({ as: answering, version, answer });
              setAnswering(undefined);
            }}
          />
        )}
      </Dialog>
    </Card>
  );
}

const WrittenAnswer = z.object({ answer: Answer });

function AnswerForm({ as, send }: { as: 'asked' | 'declined'; send: (answer: string) => Promise<void> }) {
  const t = useWords();
  const form = useCheckedForm({
    schema: WrittenAnswer,
    fields: ['answer'],
    start: { answer: '' },
    selectsField: true,
    send: ({ answer }) => send(answer),
  });
  return (
    <Form form={form} data-testid="answer-form">
      <FormProblems form={form} />
      <TextAreaField
        label={t(`partners.decide.${as}.answer`)}
        hint={t('partners.decide.answer.hint')}
        rows={4}
        {...form.field('answer')}
        data-testid="answer"
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={as === 'declined' ? 'danger-filled' : 'primary'}
          isBusy={form.isSending}
          busyLabel={t('ui.sending')}
          data-testid="answer-send"
        >
          {t(`partners.decide.${as}.send`)}
        </Button>
      </div>
    </Form>
  );
}
