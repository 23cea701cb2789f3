import { NotebookPen } from 'lucide-react';
import { useMay } from '#features/providers/web/places/work-places.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useNow } from '#web/useNow.ts';
import { noteTime } from '../../visit-note.ts';

type Props = { visit: { _id: string; providerId: string; startsAt: string; endsAt: string } };

/** On the list of a day: the way to the note of a visit, as long as one can be written. */
export function ToVisitNote({ visit: { _id: id, providerId, startsAt, endsAt } }: Props) {
  const t = useWords();
  const now = useNow();
  const mayWrite = useMay('summaries', providerId);
  const isOpen = noteTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, now) === 'open';
  if (!mayWrite || !isOpen) return null;
  return (
    <ButtonLink
      variant="quiet"
      icon={<NotebookPen size={20} aria-hidden="true" />}
      href={href('/partner', undefined, { tab: 'coming', id })}
      data-testid="to-visit-note"
    >
      {t('caregivers.note.own')}
    </ButtonLink>
  );
}
