import { Menu } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

/** Opens the drawer of a header where its links have no room. */
export function MenuButton({ onClick }: { onClick: () => void }) {
  const t = useWords();
  return (
    <IconButton
      label={t('shell.openMenu')}
      icon={<Menu size={28} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={onClick}
      data-testid="menu-button"
    />
  );
}
