import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { SERVICE_ID } from '../stay.ts';
import { bookingAddress } from './booking-address.ts';
import { draftName } from './booking-draft.ts';
import { CheckRows } from './CheckRows.tsx';
import type { StepProps } from './DayCareBookingPage.tsx';
import { FullDays } from './FullDays.tsx';
import { quoteFor } from './queries.ts';
import { countsOf, stayOf } from './stay-draft.ts';
import { StayEstimate } from './StayEstimate.tsx';
import { StepHead } from './StepHead.tsx';
import { useBookStay } from './useBookStay.ts';

const NOTE_LIMIT = 1000;

/** Step 3: everything once more, as the server knows it now. A price or a day that changed is said, and needs a Continue of its own. */
export function CheckStep({ centre, draft, onChange, promisedCents, now: _now }: StepProps) {
  const t = useWords();
  const locale = useLocale();
  const form = draftName(centre._id);
  const kept = String(draftOf(form)?.values['note'] ?? '');
  const [note, setNote] = useState(kept);
  const [attempt, setAttempt] = useState(0);
  const stay = stayOf(draft, centre);
  const quote = useQuery({ ...quoteFor(centre._id, draft), enabled: stay !== undefined, meta: { isQuiet: true } });
  const { book, isBusy, failure, isUncertain } = useBookStay(centre._id);
  return null;
}
