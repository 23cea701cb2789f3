import { Phone } from 'lucide-react';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { requestAddress } from '../agency-words.ts';

type Props = { agency: { _id: string; phone: string } };

/** No slots: the way to ask an agency to call, and its telephone. */
export function RequestCare({ agency: { _id: id, phone } }: Props) {
  const t = useWords();
  return (
    <Card as="div" className="stack">
      <h2 id="request-title">{t('homeHealth.request')}</h2>
      <p className="muted">{t('homeHealth.request.text')}</p>
      <ButtonLink size="large" isWide href={requestAddress(id)} data-testid="request-care">
        {t('homeHealth.request')}
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        href={phoneLink(phone)}
        icon={<Phone size={20} aria-hidden="true" />}
        data-testid="call-agency"
      >
        {phoneInWords(phone)}
      </ButtonLink>
    </Card>
  );
}
