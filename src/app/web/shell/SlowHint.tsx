import { useEffect, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';

const SLOW_AFTER_MS = 8000;

/** What to do when loading takes long. */
export function SlowHint() {
  const t = useWords();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <>
      <p>{t('shell.loading.slow')}</p>
      <Button variant="secondary" onClick={() => history.back()}>
        {t('shell.loading.back')}
      </Button>
    </>
  );
}
