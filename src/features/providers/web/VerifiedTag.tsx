import { BadgeCheck, CircleDot } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Tag } from '#web/ui/Tag.tsx';

/** Whether somebody has checked this provider. `size` is that of its icon. */
export function VerifiedTag({ isVerified, size = 18 }: { isVerified: boolean; size?: number }) {
  const t = useWords();
  return isVerified ? (
    <Tag tone="brand" icon={<BadgeCheck size={size} aria-hidden="true" />}>
      {t('providers.verified')}
    </Tag>
  ) : (
    <Tag icon={<CircleDot size={size} aria-hidden="true" />}>{t('providers.unverified')}</Tag>
  );
}
