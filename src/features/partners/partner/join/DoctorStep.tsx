import { genders } from '#features/providers/genders.ts';
import { specialties } from '#features/doctors/specialties.ts';
import { CheckList } from '#features/providers/partner/CheckList.tsx';
import { phoneInWords } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ZipField } from '#web/ui/ZipField.tsx';
import type { Application } from '../../application.ts';
import { DoctorPart } from '../../doctor-profile.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

const nothing = { name: '', gender: null, specialty: '', also: [], since: '', phone: '', street: '', zip: '' };

/** Who the doctor is, of which specialties, since when, and where to reach them. */
export function DoctorStep({ application }: { application: Application }) {
  const t = useWords();
  const { doctor } = application.profile;
  const choices = specialties.map((value) => ({ value, label: t(`doctors.specialty.${value}`) }));
  const form = useStepForm({
    application,
    step: 'doctor',
    schema: DoctorPart,
    fields: ['name', 'gender', 'specialty', 'also', 'since', 'phone', 'street', 'zip'],
    start: doctor ? { ...doctor, phone: phoneInWords(doctor.phone) } : nothing,
    changeOf: (values) => ({ part: 'doctor', ...values }),
  });
  return (
    <StepForm application={application} step="doctor" form={form}>
      <TextField
        label={t('partners.doctor.name')}
        hint={t('partners.doctor.name.hint')}
        autoComplete="name"
        {...form.field('name')}
        data-testid="doctor-name"
      />
      <RadioCards
        label={t('partners.doctor.gender')}
        columns={2}
        {...form.field('gender')}
        options={genders.map((value) => ({ value, label: t(`doctors.filter.gender.${value}`) }))}
        data-testid="doctor-gender"
      />
      <SelectField
        label={t('partners.doctor.specialty')}
        startsEmpty
        options={choices}
        {...form.field('specialty')}
        data-testid="doctor-specialty"
      />
      <CheckList name="also" label={t('partners.doctor.also')} form={form} options={choices} />
      <TextField
        label={t('partners.doctor.since')}
        hint={t('partners.doctor.since.hint')}
        inputMode="numeric"
        autoComplete="off"
        extent="date"
        {...form.field('since')}
        data-testid="doctor-since"
      />
      <PhoneField
        label={t('partners.doctor.phone')}
        hint={t('ui.phone.hint')}
        {...form.field('phone')}
        data-testid="doctor-phone"
      />
      <TextField
        label={t('partners.place.street')}
        autoComplete="street-address"
        {...form.field('street')}
        data-testid="doctor-street"
      />
      <ZipField label={t('partners.place.zip')} {...form.field('zip')} data-testid="doctor-zip" />
    </StepForm>
  );
}
