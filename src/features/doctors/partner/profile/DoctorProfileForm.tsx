import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { SaveBar } from '#features/providers/partner/SaveBar.tsx';
import { SavedNotice } from '#features/providers/partner/SavedNotice.tsx';
import { Form, FormProblems, RestoredNotice, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { doctors } from '../../contract.ts';
import { type DoctorProfile, doctorProfiles } from '../../profile-contract.ts';
import { myDoctors } from '../queries.ts';
import { CardPreview } from './CardPreview.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { profileFields, profileOf, TypedProfile, typedOf } from './typed-profile.ts';

type Props = {
  doctor: DoctorProfile;
  /** Their picture, which is saved by itself. */
  photos: ReactNode;
  isSaved: boolean;
  onSaved: () => void;
};

/** What patients read of a doctor, and what a visit costs. */
export function DoctorProfileForm({ doctor, photos, isSaved, onSaved }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const { _id: id, name } = doctor;
  const [start] = useState(() => typedOf(doctor));
  const form = useCheckedForm({
    schema: TypedProfile,
    fields: profileFields,
    start,
    draft: { name: `doctor-${id}`, label: t('partner.profile.draft', { name }) },
    send: async (typed) => {
      await callsOf(client, doctorProfiles).change({ params: { id }, body: profileOf(typed) });
      await client.fetchQuery({ ...myDoctors(), staleTime: 0 });
      for (const call of [doctors.one, doctors.search, doctors.top])
        void client.invalidateQueries({ queryKey: keyOf(call) });
      onSaved();
    },
  });
  const errorWord = useErrorWord(form);
  return (
    <PartnerFrame
      heading={t('partner.profile.title')}
      lead={t('partner.profile.lead')}
      errorWord={errorWord}
      chooser={
        doctor.isVerified && (
          <ButtonLink variant="secondary" href={href('/Md/:pathParam?', { pathParam: id })} data-testid="to-page">
            {t('doctors.profile.toPage')}
          </ButtonLink>
        )
      }
      before={
        <>
          <FormProblems form={form} />
          {isSaved && <SavedNotice control={form.control} start={start} />}
        </>
      }
    >
      <RestoredNotice form={form} />
      {photos}
      <Form form={form} data-testid="profile-form">
        <ProfileFields form={form} doctor={doctor} />
        <SaveBar form={form} start={start} />
      </Form>
      <CardPreview doctor={doctor} control={form.control} />
    </PartnerFrame>
  );
}
