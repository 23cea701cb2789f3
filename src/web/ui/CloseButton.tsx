import { X } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';

type Props = { onClick: () => void; 'data-testid': string };

/** Leaves what has opened over the page. */
export function CloseButton({ onClick, 'data-testid': testId }: Props) {
  const t = useWords();
  return (
    <Button variant="quiet" icon={<X size={22} aria-hidden="true" />} onClick={onClick} data-testid={testId}>
      {t('ui.close')}
    </Button>
  );
}
