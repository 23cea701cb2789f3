import { KnownNotice } from '#features/providers/web/profile/KnownNotice.tsx';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { CentreDetails } from '../../centre.ts';

/** A centre that nobody has checked, or where nobody answers yet: what is known, what is not, and the telephone instead of a booking. */
export function NoBooking({ centre: { _id, isVerified, phone } }: { centre: CentreDetails }) {
  const t = useWords();
  return (
    <Card as="div" className="stack" data-testid="no-booking">
      <KnownNotice words={isVerified ? 'seniorCare.unmanaged' : 'seniorCare.notChecked'} />
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
