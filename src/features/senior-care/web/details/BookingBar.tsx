import { useSearchParams } from 'react-router';
import { ProfileBar } from '#features/providers/web/profile/ProfileBar.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { BookableDetails } from '../../centre.ts';
import { bookingAddress } from '../booking/booking-steps.ts';
import { priceInWords } from '../price-label.ts';
import { readStay } from '../booking/stay-draft.ts';
import { useNow } from '#web/useNow.ts';

/** On narrow screens the price and the way to the booking stay in sight. */
export function BookingBar({ centre }: { centre: BookableDetails }) {
  const t = useWords();
  const locale = useLocale();
  const [params] = useSearchParams();
  const draft = readStay(params, centre, useNow());
  return (
    <ProfileBar label={t('seniorCare.yourDays')} data-testid="booking-bar">
      <b className="num">{priceInWords(centre, { t, locale })}</b>
      <ButtonLink size="large" href={bookingAddress(centre._id, draft, 'time')} data-testid="booking-bar-go">
        {t('seniorCare.checkDates')}
      </ButtonLink>
    </ProfileBar>
  );
}
