import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callsOf, keyOf } from '#web/queries.ts';
import { Form, FormProblems, RestoredNotice, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { seniorCare } from '../../contract.ts';
import { type CentreProfile, centrePartner } from '../../partner-contract.ts';
import { CardPreview } from './CardPreview.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import styles from './ProfileForm.module.css';
import { ProfileSections } from './ProfileSections.tsx';
import { myCentres } from '../queries.ts';
import { SaveBar } from '#features/providers/partner/SaveBar.tsx';
import { SavedNotice } from '#features/providers/partner/SavedNotice.tsx';
import { profileFields, profileOf, TypedProfile, typedOf } from './typed-profile.ts';

type Props = {
  centre: CentreProfile;
  /** Its photographs, which are saved by themselves. */
  photos: ReactNode;
  isSaved: boolean;
  onSaved: () => void;
};

/** What shows a center to families, and what they pay. */
export function ProfileForm({ centre, photos, isSaved, onSaved }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const [start] = useState(() => typedOf(centre));
  const form = useCheckedForm({
    schema: TypedProfile,
    fields: profileFields,
    start,
    draft: { name: `centre-${centre._id}`, label: t('partner.profile.draft', { name: centre.name }) },
    send: async (typed) => {
      await callsOf(client, centrePartner).changeProfile({ params: { id: centre._id }, body: profileOf(typed) });
      await client.fetchQuery({ ...myCentres(), staleTime: 0 });
      for (const call of [seniorCare.details, seniorCare.search, seniorCare.topRated, centrePartner.calendar])
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
      before={
        <>
          <FormProblems form={form} />
          {isSaved && <SavedNotice control={form.control} start={start} />}
        </>
      }
    >
      <RestoredNotice form={form} />
      {photos}
      <div className={styles.columns}>
        <Form form={form} data-testid="profile-form">
          <ProfileSections form={form} centre={centre} />
          <SaveBar form={form} start={start} />
        </Form>
        <CardPreview centre={centre} control={form.control} />
      </div>
    </PartnerFrame>
  );
}
