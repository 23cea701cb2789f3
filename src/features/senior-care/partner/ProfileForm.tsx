import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callsOf, keyOf } from '#web/queries.ts';
import { Form, FormProblems, RestoredNotice, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { queryText } from '#web/paths.ts';
import { seniorCare } from '../contract.ts';
import { type CentreProfile, centrePartner } from '../partner-contract.ts';
import { CardPreview } from './CardPreview.tsx';
import { CentreSelect } from './CentreSelect.tsx';
import styles from './ProfileForm.module.css';
import { ProfileSections } from './ProfileSections.tsx';
import { myCentres } from './queries.ts';
import { SaveBar } from './SaveBar.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import { profileFields, profileOf, TypedProfile, typedOf } from './typed-profile.ts';

type Props = { centres: readonly CentreProfile[]; centre: CentreProfile; isSaved: boolean; onSaved: () => void };

/** What shows a center to families, and what they pay. */
export function ProfileForm({ centres, centre, isSaved, onSaved }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
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
    <div className={`wrap ${styles.page}`}>
      <title>{pageTitle(t('partner.profile.title'), errorWord)}</title>
      <FormProblems form={form} />
      {isSaved && <SavedNotice control={form.control} start={start} />}
      <div className={styles.top}>
        <div>
          <h1 tabIndex={-1}>{t('partner.profile.title')}</h1>
          <p className={styles.lead}>{t('partner.profile.lead')}</p>
        </div>
        <CentreSelect centres={centres} chosen={centre} onChoose={(id) => setSearch(queryText({ centre: id }))} />
      </div>
      <RestoredNotice form={form} />
      <div className={styles.columns}>
        <Form form={form} data-testid="profile-form">
          <ProfileSections form={form} centre={centre} />
          <SaveBar form={form} start={start} />
        </Form>
        <CardPreview centre={centre} control={form.control} />
      </div>
    </div>
  );
}
