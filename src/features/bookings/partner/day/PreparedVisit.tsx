import { useState } from 'react';
import { ToldAnswers } from '#features/intake/web/ToldAnswers.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import type { ExpectedVisit } from '../../attendance.ts';
import { ShownWithBooking } from '../../web/booking-pages.tsx';

/** What was answered, sent and shown before a visit on the screen; asked for once it is opened, because each look is in the trail. */
export function PreparedVisit({ person: { _id, kind } }: { person: ExpectedVisit }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t('partner.day.prepared')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-print="hide"
      data-testid="prepared"
    >
      {isOpen && (
        <>
          <ToldAnswers bookingId={_id} />
          <ShownWithBooking _id={_id} kind={kind} />
        </>
      )}
    </Disclosure>
  );
}
