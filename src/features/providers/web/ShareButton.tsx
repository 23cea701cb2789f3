import { Share2 } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/Toasts.tsx';

type Props = { title: string; label: string; text?: string; variant?: 'secondary' | 'quiet' };

/** Through the device's own share sheet, or onto the clipboard where there is none. */
export function ShareButton({ title, label, text, variant = 'secondary' }: Props) {
  const t = useWords();
  const toast = useToast();
  const share = async () => {
    const shared = { title, ...(text ? { text } : { url: sharedAddress() }) };
    if (canShare()) return navigator.share(shared).catch(ignoreChangeOfMind);
    await navigator.clipboard.writeText(text ?? sharedAddress());
    toast({ text: t('ui.copied') });
  };
  return (
    <Button
      variant={variant}
      icon={<Share2 size={20} aria-hidden="true" />}
      onClick={() => void share()}
      data-testid="share"
    >
      {label}
    </Button>
  );
}

/** This page, without whom somebody looks for care for. */
function sharedAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete('for');
  return address.href;
}

const canShare = () => 'share' in navigator;

/** Closing the share sheet again is no failure. */
function ignoreChangeOfMind(error: unknown) {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
