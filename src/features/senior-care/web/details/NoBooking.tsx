import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CentreDetails } from '../../centre.ts';

/** A centre that nobody has checked, or where nobody answers yet: what is known, what is not, and the telephone instead of a booking. */
export function NoBooking({ centre: { isVerified, phone } }: { centre: CentreDetails }) {
  const t = useWords();
  const words = isVerified ? 'seniorCare.unmanaged' : 'seniorCare.notChecked';
  return (
    <Card as="div" className="stack" data-testid="no-booking">
      <Notice tone="warning" title={t(words)}>
        <p>{t(`${words}.known`)}</p>
        <p>{t(`${words}.unknown`)}</p>
      </Notice>
      <ButtonLink href={phoneLink(phone)} size="large" isWide>
        {t('seniorCare.call', { phone: phoneInWords(phone) })}
      </ButtonLink>
    </Card>
  );
}
