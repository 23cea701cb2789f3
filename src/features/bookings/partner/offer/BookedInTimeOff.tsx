import { useState } from 'react';
import { useMay } from '#features/providers/web/places/work-places.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ClosedTimes } from './ClosedTimes.tsx';

type Props = {
  providerId: string;
  timeOffId: string;
  /** How many are booked in it, or, by the hour, how many hours. */
  count: number;
  byHour: boolean;
  /** It was taken just now: whom it concerns is shown at once. */
  isNew: boolean;
};

/** How many appointments lie in a time off; opens who they are, and what can be offered to them. */
export function BookedInTimeOff({ providerId, timeOffId, count, byHour, isNew }: Props) {
  const t = useWords();
  const mayAnswer = useMay('answers', providerId);
  const [chosen, setOpen] = useState<boolean>();
  // The page may hear of the time off before the answer says that it is the one just taken.
  const isOpen = chosen ?? isNew;
  if (count === 0 && !isOpen) return null;
  return (
    <>
      {count > 0 && (
        <Button variant="quiet" onClick={() => setOpen(true)} data-testid="closed-see">
          {t('partner.closed.see', { count, byHour: String(byHour) })}
        </Button>
      )}
      {isOpen && <ClosedTimes timeOffId={timeOffId} mayAnswer={mayAnswer} onClose={() => setOpen(false)} />}
    </>
  );
}
