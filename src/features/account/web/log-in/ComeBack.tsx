import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { entry } from '#features/account/entry-contract.ts';
import type { LoggedInAccount } from '#features/account/logged-in.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { FocusLayout } from '../FocusLayout.tsx';
import { QuietChoices } from '../QuietChoices.tsx';

/** From the answer to a whole proof of who it is, while the account is away: the step that brings it back, and until which day. */
export type AwayState = { step: string; until: string };

/** Undefined for any other refusal. */
export const awayIn = (error: unknown): AwayState | undefined =>
  error instanceof Failure && error.code === 'come_back_due'
    ? { step: String(error.values['step']), until: String(error.values['until']) }
    : undefined;

type Props = { away: AwayState; onDone: (answer: LoggedInAccount) => Promise<void>; onBack: () => void };

/** Whoever has left is asked whether to come back: logging in alone changes nothing. */
export function ComeBack({ away, onDone, onBack }: Props) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const form = useCheckedForm({
    schema: z.object({}),
    fields: [],
    send: async () => onDone(await callsOf(client, entry).comeBack({ body: { step: away.step } })),
  });
  return (
    <FocusLayout
      title={t('account.comeBack.title')}
      errorWord={useErrorWord(form)}
      hasBrandRow
      hasSmallPicture
      before={<FormProblems form={form} />}
    >
      <p>{t('account.comeBack.text', { day: formatDayInWords(away.until, locale) })}</p>
      <p>{t('account.comeBack.next')}</p>
      <Form form={form} data-testid="come-back-form">
        <SubmitButton form={form} busyLabel={t('account.comeBack.busy')} data-testid="come-back">
          {t('account.comeBack.submit')}
        </SubmitButton>
      </Form>
      <QuietChoices>
        <Button variant="quiet" onClick={onBack} data-testid="come-back-not">
          {t('account.comeBack.not')}
        </Button>
      </QuietChoices>
      <HelpLine />
    </FocusLayout>
  );
}
