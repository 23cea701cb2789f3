import { useState } from 'react';
import { ProfileBar } from '#features/providers/web/profile/ProfileBar.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useNow } from '#web/useNow.ts';
import type { Mode } from '../../appointment-price.ts';
import type { Schedule } from '../../contract.ts';
import type { BookableDetails } from '../../doctor.ts';
import { priceInWords } from '../price-words.ts';
import { useReaderZone } from '#web/reader-zone.ts';
import { timeInWords } from '#features/availability/web/time-words.ts';
import { BookVisit } from './BookVisit.tsx';

type Props = { doctor: BookableDetails; schedule: Schedule; wanted: Mode | undefined; issue: string | undefined };

/** On narrow screens the price, the next time and the way to all times stay in sight. */
export function VisitBar({ doctor, schedule, wanted, issue }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const zone = useReaderZone() ?? doctor.timeZone;
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfileBar label={t('doctors.visit')} data-testid="visit-bar">
      <p>
        <b className="num">{priceInWords(doctor, wanted, { t, locale })}</b>
        {schedule.nextFree && (
          <>
            <br />
            <span className="small muted">
              {t('doctors.nextIs', { time: timeInWords(schedule.nextFree, { zone, now, t, locale }) })}
            </span>
          </>
        )}
      </p>
      <Button size="large" aria-haspopup="dialog" onClick={() => setOpen(true)} data-testid="choose-time">
        {t('doctors.choose')}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title={t('doctors.visit')}
          size="medium"
          data-testid="visit-sheet"
        >
          <BookVisit doctor={doctor} schedule={schedule} wanted={wanted} issue={issue} id="sheet" />
        </Dialog>
      )}
    </ProfileBar>
  );
}
