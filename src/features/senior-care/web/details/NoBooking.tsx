import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { CentreDetails } from '../../centre.ts';
import { WhyNoBooking } from './WhyNoBooking.tsx';

/** A centre that cannot be booked: why, and the telephone instead of a booking. */
export function NoBooking({ centre }: { centre: CentreDetails }) {
  const t = useWords();
  const { _id, phone } = centre;
  return (
    <Card as="div" className="stack" data-testid="no-booking">
      <WhyNoBooking centre={centre} />
      <ButtonLink
        href={href('/scare/unverifiedCenter/:pathParam?', { pathParam: _id })}
        size="large"
        isWide
        data-testid="ask-contact"
      >
        {t('seniorCare.unverified.ask')}
      </ButtonLink>
      <ButtonLink href={phoneLink(phone)} variant="secondary" size="large" isWide>
        {t('seniorCare.call', { phone: phoneInWords(phone) })}
      </ButtonLink>
    </Card>
  );
}
