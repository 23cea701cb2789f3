import { MessageCircle } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { Tag } from '#web/ui/Tag.tsx';

/** How many messages one has not seen; nothing where there are none. */
export function UnreadTag({ count }: { count: number }) {
  const t = useWords();
  if (count === 0) return null;
  return (
    <Tag tone="warning" icon={<MessageCircle size={18} aria-hidden="true" />} data-testid="unread">
      {t('threads.unread', { count })}
    </Tag>
  );
}
