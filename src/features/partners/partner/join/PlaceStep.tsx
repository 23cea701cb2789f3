import { PlacePart } from '../../place-profile.ts';
import { kinds } from '#features/senior-care/stay-limits.ts';
import { phoneInWords } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ZipField } from '#web/ui/ZipField.tsx';
import type { Application } from '../../application.ts';
import { PinField } from './PinField.tsx';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

/** What the place is called, what it is, and where it stands on the map. */
export function PlaceStep({ application }: { application: Application }) {
  const t = useWords();
  const { place } = application.profile;
  const form = useStepForm({
    application,
    step: 'place',
    schema: PlacePart,
    fields: ['name', 'kind', 'phone', 'street', 'zip', 'latitude', 'longitude'],
    start: place
      ? { ...place, phone: phoneInWords(place.phone) }
      : { name: '', kind: null, phone: '', street: '', zip: '', latitude: null, longitude: null },
    changeOf: (values) => ({ part: 'place', ...values }),
  });
  return (
    <StepForm application={application} step="place" form={form}>
      <TextField
        label={t('partners.place.name')}
        hint={t('partners.place.name.hint')}
        autoComplete="organization"
        {...form.field('name')}
        data-testid="place-name"
      />
      <RadioCards
        label={t('partners.place.kind')}
        {...form.field('kind')}
        options={kinds.map((kind) => ({
          value: kind,
          label: t(`seniorCare.kind.${kind}`),
          detail: t(`partners.place.kind.${kind}`),
        }))}
        data-testid="place-kind"
      />
      <PhoneField
        label={t('partners.place.phone')}
        hint={t('ui.phone.hint')}
        {...form.field('phone')}
        data-testid="place-phone"
      />
      <TextField
        label={t('partners.place.street')}
        autoComplete="street-address"
        {...form.field('street')}
        data-testid="place-street"
      />
      <ZipField label={t('partners.place.zip')} {...form.field('zip')} data-testid="place-zip" />
      <PinField form={form} />
    </StepForm>
  );
}
