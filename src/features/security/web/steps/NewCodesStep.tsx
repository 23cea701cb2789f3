import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { useSecurity } from '../queries.ts';
import { useProof } from '../useProof.tsx';
import { AnyCodeForm, useAnyCode } from './AnyCodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepLayout } from './StepLayout.tsx';

/** Recovery codes in place of the others. */
export function NewCodesStep() {
  const t = useWords();
  const { calls } = useSecurity();
  const { withProof, dialog } = useProof();
  const [codes, setCodes] = useState<string[]>();
  const form = useAnyCode(async (code) => {
    setCodes((await withProof(() => calls.renewRecoveryCodes({ body: { code } }))).recoveryCodes);
  });
  if (codes) return <RecoveryCodes codes={codes} doneText={t('security.answers.saved')} />;
  return (
    <StepLayout title={t('security.newCodes.title')} form={form} dialog={dialog}>
      <p>{t('security.newCodes.text')}</p>
      <AnyCodeForm form={form} submitLabel={t('security.newCodes.make')} />
    </StepLayout>
  );
}
