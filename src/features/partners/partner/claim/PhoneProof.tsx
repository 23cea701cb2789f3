import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentCode } from '#features/account/web/CodeStep.tsx';
import { Failure } from '#shared/failure.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCodeForm } from '#web/forms/useCodeForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { OtpField } from '#web/ui/OtpField.tsx';
import type { Application } from '../../application.ts';
import type { Claim } from '../../claim-contract.ts';
import { Refusal } from '../Refusal.tsx';
import { useClaiming } from './useClaiming.ts';

type Props = { claim: Claim; application: Application };

/** A code to the phone that the listing is registered with: whoever picks up there can read it. */
export function PhoneProof({ claim: { place, isPhoneProven }, application: { _id: id } }: Props) {
  const t = useWords();
  const [sent, setSent] = useState(0);
  const isSent = sent > 0;
  const { calls, keep } = useClaiming(place._id);
  const send = useMutation({
    mutationFn: () => calls.sendCode({ params: { id } }),
    onSuccess: () => setSent(sent + 1),
  });
  if (isPhoneProven)
    return (
      <Notice tone="success" title={t('partners.claim.phone.proven')} data-testid="phone-proven">
        {t('partners.claim.phone.proven.text')}
      </Notice>
    );
  return (
    <Card aria-labelledby="phone-proof" className="stack">
      <h2 id="phone-proof">{t('partners.claim.phone')}</h2>
      <p className="muted">{t('partners.claim.phone.text', { end: place.phoneEnd })}</p>
      <Refusal failure={send.error instanceof Failure ? send.error : undefined} />
      {isSent && (
        <CodeEntry key={sent} send={async (otp) => keep(await calls.proveCode({ params: { id }, body: { otp } }))} />
      )}
      <div>
        <Button
          variant={isSent ? 'quiet' : 'secondary'}
          isBusy={send.isPending}
          busyLabel={t('ui.sending')}
          onClick={() => send.mutate()}
          data-testid="claim-code-send"
        >
          {t(isSent ? 'partners.claim.phone.again' : 'partners.claim.phone.send')}
        </Button>
      </div>
    </Card>
  );
}

function CodeEntry({ send }: { send: (otp: string) => Promise<void> }) {
  const t = useWords();
  const form = useCodeForm({ ...sentCode, send: ({ otp }) => send(otp) });
  return (
    <>
      <FormProblems form={form} />
      <Form form={form} data-testid="claim-code-form">
        <OtpField
          label={t('partners.claim.phone.code')}
          hint={t('account.code.hint')}
          sendsItself
          {...form.field('otp')}
          data-testid="claim-code"
        />
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="claim-code-prove">
          {t('partners.claim.phone.prove')}
        </SubmitButton>
      </Form>
    </>
  );
}
