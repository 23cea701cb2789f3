import { useWords } from '#web/i18n/words.tsx';
import { useSecurity } from '../queries.ts';
import { useProof } from '../useProof.tsx';
import { AnyCodeForm, useAnyCode } from './AnyCodeForm.tsx';
import { StepLayout } from './StepLayout.tsx';
import { useDone } from './useDone.ts';

/** Switches the second step off, which needs it once more. */
export function OffStep() {
  const t = useWords();
  const done = useDone();
  const { calls } = useSecurity();
  const { withProof, dialog } = useProof();
  const form = useAnyCode(async (code) => {
    await withProof(() => calls.endFactor({ body: { code } }));
    await done(t('security.off.done'));
  });
  return (
    <StepLayout title={t('security.off.title')} form={form} dialog={dialog}>
      <p>{t('security.off.text')}</p>
      <AnyCodeForm form={form} submitLabel={t('security.off.submit')} />
    </StepLayout>
  );
}
