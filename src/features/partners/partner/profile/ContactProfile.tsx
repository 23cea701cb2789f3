import type { ProviderContact } from '#features/providers/contact-contract.ts';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { brand } from '#shared/brand.ts';
import { phoneInWords } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** All that there is of a place before its service: how it is reached, and that families find it later. */
export function ContactProfile({ contact }: { contact: ProviderContact }) {
  const t = useWords();
  const { name, phone, street, city, state, zip } = contact;
  return (
    <PartnerFrame heading={t('partners.contact.heading')}>
      <Notice title={t('partner.later.title')} data-testid="opens-later">
        {t('partner.later.text', { name, brand: brand.name })}
      </Notice>
      <Card className="stack">
        <FactList
          facts={[
            { term: t('partners.contact.name'), value: name },
            { term: t('partners.contact.address'), value: `${street}, ${city}, ${state} ${zip}` },
            { term: t('partners.contact.phone'), value: phoneInWords(phone) },
          ]}
          data-testid="contact"
        />
        <p className="small muted">{t('partners.contact.change', { phone: brand.phone })}</p>
      </Card>
    </PartnerFrame>
  );
}
