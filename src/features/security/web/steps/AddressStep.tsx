import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { CodeTarget } from '#features/account/contract.ts';
import { Email, masked, Phone } from '#features/account/credentials.ts';
import { TAKE_BACK_HOURS } from '#features/account/take-back.ts';
import { CodeStep, sentCode } from '#features/account/web/CodeStep.tsx';
import { phoneInWords } from '#shared/phone.ts';
import { Form, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useCodeForm } from '#web/forms/useCodeForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { session } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import type { Security } from '../../contract.ts';
import { useSecurity } from '../queries.ts';
import { useProof } from '../useProof.tsx';
import { StepLayout } from './StepLayout.tsx';
import { useDone } from './useDone.ts';

type Channel = CodeTarget['channel'];
type Props = { channel: Channel; own: Security };

/** A new address or phone, or the one that was left unconfirmed, and the code that went there. */
export function AddressStep({ channel, own }: Props) {
  const { calls } = useSecurity();
  const { withProof, dialog } = useProof();
  const [typed, setTyped] = useState<string>();
  const [target, setTarget] = useState<CodeTarget>();
  const send = async (chosen: CodeTarget) => {
    await withProof(() => calls.sendAddressCode({ body: chosen }));
    setTyped(chosen.email ?? chosen.phone);
    setTarget(chosen);
  };
  return (
    <>
      {target ? (
        <Code target={target} send={send} withProof={withProof} onBack={() => setTarget(undefined)} />
      ) : (
        <Address channel={channel} own={own} typed={typed} send={send} />
      )}
      {dialog}
    </>
  );
}

type AddressProps = Props & { typed: string | undefined; send: (target: CodeTarget) => Promise<void> };

function Address({ channel, own, typed, send }: AddressProps) {
  const t = useWords();
  const [search] = useSearchParams();
  const isConfirming = search.get('confirm') === '1';
  const known = channel === 'email' ? own.email : own.phone && phoneInWords(own.phone);
  const start = { [channel]: typed ?? (isConfirming ? (known ?? '') : '') };
  const form = useCheckedForm<{ email?: string; phone?: string }>(
    channel === 'email'
      ? { schema: z.object({ email: Email }), fields: ['email'], start, send: ({ email }) => send({ channel, email }) }
      : { schema: z.object({ phone: Phone }), fields: ['phone'], start, send: ({ phone }) => send({ channel, phone }) },
  );
  const title = isConfirming ? 'confirm.title' : channel === 'phone' && !own.phone ? 'add.title' : 'title';
  return (
    <StepLayout title={t(`security.${channel}.${title}`)} form={form}>
      <p>{t(isConfirming ? 'security.address.confirmText' : `security.${channel}.text`, { hours: TAKE_BACK_HOURS })}</p>
      <Form form={form} data-testid="address-form">
        {channel === 'email' ? (
          <EmailField label={t(isConfirming ? 'account.email' : 'security.email.new')} {...form.field('email')} />
        ) : (
          <PhoneField label={t('account.phone')} hint={t('ui.phone.hint')} {...form.field('phone')} />
        )}
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="address-send">
          {t('security.address.send')}
        </SubmitButton>
      </Form>
    </StepLayout>
  );
}

type CodeProps = {
  target: CodeTarget;
  send: (target: CodeTarget) => Promise<void>;
  withProof: ReturnType<typeof useProof>['withProof'];
  onBack: () => void;
};

function Code({ target, send, withProof, onBack }: CodeProps) {
  const t = useWords();
  const done = useDone();
  const { calls } = useSecurity();
  const address = target.email ?? target.phone ?? '';
  const form = useCodeForm({
    ...sentCode,
    send: async ({ otp }) => {
      await withProof(() => calls.changeAddress({ body: { ...target, otp } }));
      if (target.email) session.readdressed(target.email);
      await done(t(`security.${target.channel}.done`, { address }));
    },
  });
  const isEmail = target.channel === 'email';
  return (
    <StepLayout title={t(isEmail ? 'account.code.checkEmail' : 'account.code.checkPhone')} form={form}>
      <p>{t('account.code.text', { address: masked(address) })}</p>
      <CodeStep form={form} target={target} send={send} submitLabel={t('security.address.save')} />
      <div>
        <Button variant="quiet" onClick={onBack} data-testid="address-other">
          {t(isEmail ? 'security.address.other' : 'security.address.otherPhone')}
        </Button>
      </div>
    </StepLayout>
  );
}
