import { useState } from 'react';
import { CodeForm } from '#features/account/contract.ts';
import { brand } from '#shared/brand.ts';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useCodeForm } from '#web/forms/useCodeForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { OtpField } from '#web/ui/OtpField.tsx';
import type { FactorSetup } from '../../contract.ts';
import styles from '../overview/Overview.module.css';
import { useSecurity } from '../queries.ts';
import { useProof } from '../useProof.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepLayout } from './StepLayout.tsx';

const QrCode = lazyPart(async () => (await import('#web/ui/QrCode.tsx')).QrCode);

/** Three screens: what is needed, the picture and the first code, the recovery codes. */
export function AppStep() {
  const t = useWords();
  const [setup, setSetup] = useState<FactorSetup>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} doneText={t('security.codes.on')} />;
  return setup ? <Scan setup={setup} onDone={setCodes} /> : <Begin onBegun={setSetup} />;
}

function Begin({ onBegun }: { onBegun: (setup: FactorSetup) => void }) {
  const t = useWords();
  const { calls } = useSecurity();
  const { withProof, dialog } = useProof();
  const form = useCheckedForm({
    schema: z.object({}),
    fields: [],
    send: async () => {
      const [setup] = await Promise.all([withProof(() => calls.beginFactor()), QrCode.bring()]);
      onBegun(setup);
    },
  });
  return (
    <StepLayout title={t('security.app.title')} form={form} dialog={dialog}>
      <p>{t('security.factor.text.off')}</p>
      <p>{t('security.app.need')}</p>
      <p className="muted">{t('security.app.others')}</p>
      <Form form={form} data-testid="app-begin-form">
        <SubmitButton form={form} data-testid="app-begin">
          {t('security.app.begin')}
        </SubmitButton>
      </Form>
    </StepLayout>
  );
}

type ScanProps = { setup: FactorSetup; onDone: (recoveryCodes: string[]) => void };

function Scan({ setup: { secret, address }, onDone }: ScanProps) {
  const t = useWords();
  const { calls } = useSecurity();
  const { withProof, dialog } = useProof();
  const form = useCodeForm({
    schema: CodeForm,
    code: 'otp',
    send: async (body) => onDone((await withProof(() => calls.confirmFactor({ body }))).recoveryCodes),
  });
  return (
    <StepLayout title={t('security.app.title')} form={form} dialog={dialog}>
      <h2>{t('security.app.scan', { brand: brand.name })}</h2>
      <p>{t('security.app.scan.text')}</p>
      <div className={styles.picture}>
        <QrCode text={address} size={220} label={t('security.app.picture')} />
        <a className="link" href={address}>
          {t('security.app.here')}
        </a>
      </div>
      <p>{t('security.app.secret')}</p>
      <p className={styles.secret} translate="no" data-testid="app-secret">
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <div>
        <CopyButton text={secret} label={t('security.app.copy')} data-testid="copy-secret" />
      </div>
      <h2>{t('security.app.type')}</h2>
      <Form form={form} data-testid="app-form">
        <OtpField
          label={t('account.second.code')}
          hint={t('account.code.hint')}
          sendsItself
          {...form.field('otp')}
          data-testid="app-code"
        />
        <SubmitButton form={form} busyLabel={t('account.busy')} data-testid="app-on">
          {t('security.app.switchOn')}
        </SubmitButton>
      </Form>
    </StepLayout>
  );
}
