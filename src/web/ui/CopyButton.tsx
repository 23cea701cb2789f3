import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';

const SAYS_SO_MS = 2000;

/** Copies, and says so for two seconds. `label` names the thing: 'Copy booking id'. */
export function CopyButton({
  text,
  label,
  'data-testid': testId = 'copy',
}: {
  text: string;
  label: string;
  'data-testid'?: string;
}) {
  const t = useWords();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        onClick={() => void copy()}
        data-testid={testId}
      >
        {isCopied ? t('ui.copied') : label}
      </Button>
      <span className="vh" role="status">
        {isCopied && t('ui.copied')}
      </span>
    </>
  );
}
