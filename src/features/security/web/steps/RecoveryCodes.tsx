import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import styles from '../overview/Overview.module.css';
import { useDone } from './useDone.ts';

/** The codes, this once: to print, to copy, to write down. */
export function RecoveryCodes({ codes, doneText }: { codes: string[]; doneText: string }) {
  const t = useWords();
  const done = useDone();
  return (
    <FocusLayout title={t('security.codes.title')}>
      <PrintHead />
      <p>{t('security.codes.text')}</p>
      <ul className={styles.codes} translate="no" aria-label={t('security.codes.list')} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')} label={t('security.codes.copy')} data-testid="copy-codes" />
        <Button variant="quiet" onClick={() => window.print()} data-testid="print-codes">
          {t('security.codes.print')}
        </Button>
      </div>
      <Button size="large" isWide onClick={() => void done(doneText)} data-testid="codes-kept">
        {t('security.codes.done')}
      </Button>
    </FocusLayout>
  );
}
