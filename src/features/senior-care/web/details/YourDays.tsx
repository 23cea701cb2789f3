import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { BookableDetails } from '../../centre.ts';
import { bookingAddress } from '../booking/booking-steps.ts';
import { readStay } from '../booking/stay-draft.ts';
import { StayEstimate } from '../booking/StayEstimate.tsx';
import { StayFields } from '../booking/StayFields.tsx';
import { useNow } from '#web/useNow.ts';
import styles from './YourDays.module.css';

/** Days, guests and what they cost, beside the page; leads into the booking, also before the page is awake. */
export function YourDays({ centre }: { centre: BookableDetails }) {
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const now = useNow();
  const [draft, setDraft] = useState(() => readStay(params, centre, now));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(bookingAddress(centre._id, draft, 'time'));
  };
  return (
    <Card as="div" className={styles.card} data-testid="your-days">
      <form action={href('/care/daycare-bookingdetails')} onSubmit={submit} noValidate className={styles.form}>
        <h2>{t('seniorCare.yourDays')}</h2>
        <input type="hidden" name="center" value={centre._id} />
        <PersonAlong />
        <StayFields
          centre={centre}
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          now={now}
          isCompact
        />
        <StayEstimate centre={centre} draft={draft} isShort />
        <Button type="submit" size="large" isWide data-testid="check-dates">
          {t('seniorCare.checkDates')}
        </Button>
      </form>
    </Card>
  );
}
