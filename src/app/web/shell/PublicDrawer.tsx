import { Suspense } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart, useBrought } from '#web/opened-part.ts';
import { Drawer } from '#web/ui/Drawer.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const PublicRows = openedPart(async () => (await import('./PublicRows.tsx')).PublicRows);

type Props = { isOpen: boolean; onClose: () => void };

/** The mobile drawer of visitors. */
export function PublicDrawer({ isOpen, onClose }: Props) {
  const t = useWords();
  useBrought(PublicRows);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={t('shell.mainMenu')} data-testid="public-drawer">
      <Suspense fallback={<Skeleton shape="card" />}>
        <PublicRows onClose={onClose} />
      </Suspense>
    </Drawer>
  );
}
