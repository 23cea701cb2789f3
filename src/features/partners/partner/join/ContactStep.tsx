import { phoneInWords } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ZipField } from '#web/ui/ZipField.tsx';
import type { Application } from '../../application.ts';
import { ContactPart } from '../../place-profile.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

const nothing = { name: '', phone: '', street: '', zip: '', licence: '' };

/** Who it is, how to reach them, and under which number they are licensed. */
export function ContactStep({ application }: { application: Application }) {
  const t = useWords();
  const { kind, profile } = application;
  const { contact } = profile;
  const form = useStepForm({
    application,
    step: 'contact',
    schema: ContactPart,
    fields: ['name', 'phone', 'street', 'zip', 'licence'],
    start: contact ? { ...contact, phone: phoneInWords(contact.phone) } : nothing,
    changeOf: (values) => ({ part: 'contact', ...values }),
  });
  return (
    <StepForm application={application} step="contact" form={form}>
      <TextField
        label={t(`partners.contact.name.${kind}`)}
        hint={t('partners.place.name.hint')}
        autoComplete={kind === 'caregiver' ? 'name' : 'organization'}
        {...form.field('name')}
        data-testid="contact-name"
      />
      <PhoneField
        label={t('partners.contact.phone')}
        hint={t('ui.phone.hint')}
        {...form.field('phone')}
        data-testid="contact-phone"
      />
      <TextField
        label={t('partners.place.street')}
        autoComplete="street-address"
        {...form.field('street')}
        data-testid="contact-street"
      />
      <ZipField label={t('partners.place.zip')} {...form.field('zip')} data-testid="contact-zip" />
      <TextField
        label={t('providers.evidence.licence.number')}
        hint={t('partners.contact.licence.hint')}
        autoComplete="off"
        {...form.field('licence')}
        data-testid="contact-licence"
      />
    </StepForm>
  );
}
