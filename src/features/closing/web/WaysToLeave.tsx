import { Coffee, DoorOpen } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { LinkRows } from '#web/ui/LinkRows.tsx';
import { RETURN_DAYS } from '../closing.ts';

const ways = [
  { kind: 'deactivate', icon: Coffee, tint: 'sun' },
  { kind: 'delete', icon: DoorOpen, tint: 'coral' },
] as const;

/** A break, or an end: each says on a page of its own what it means before anything is done. */
export function WaysToLeave() {
  const t = useWords();
  return (
    <LinkRows
      rows={ways.map(({ kind, icon, tint }) => ({
        href: href('/dashboard-data', undefined, { step: kind }),
        icon,
        tint,
        title: t(`closing.${kind}.title`),
        text: t(`closing.${kind}.short`, { days: RETURN_DAYS }),
        'data-testid': `leave-${kind}`,
      }))}
    />
  );
}
