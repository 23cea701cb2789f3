import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callsOf, keyOf } from '#web/ask.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { queryText } from '#web/to.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { type CentreProfile, centrePartner } from '../partner-contract.ts';
import { seniorCare } from '../contract.ts';
import { CardPreview } from './CardPreview.tsx';
import { CentreSelect } from './CentreSelect.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import styles from './ProfileForm.module.css';
import { ProfileSections } from './ProfileSections.tsx';
import { myCentres } from './queries.ts';
import { profileFields, profileOf, TypedProfile, typedOf } from './typed-profile.ts';
import { useTyped } from './useTyped.ts';

type Props = { centres: readonly CentreProfile[]; centre: CentreProfile; isSaved: boolean; onSaved: () => void };

export function ProfileForm({ centres, centre, isSaved, onSaved }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  const [start] = useState(() => typedOf(centre));
  const form = useCheckedForm({
    schema: TypedProfile, fields: profileFields, start,
    draft: { name: `centre-${centre._id}`, label: t('partner.profile.draft', { name: centre.name }) },
    send: async (typed) => {
      await callsOf(client, centrePartner).changeProfile({ params: { id: centre._id }, body: profileOf(typed) });
      await client.fetchQuery({ ...myCentres(), staleTime: 0 });
      for (const call of [seniorCare.details, seniorCare.search, seniorCare.topRated, centrePartner.calendar]) void client.invalidateQueries({ queryKey: keyOf(call) });
      onSaved();
    },
  });
  const typed = useTyped<TypedProfile>(form.control);
  const isChanged = profileFields.some((name) => JSON.stringify(typed[name]) !== JSON.stringify(start[name]));
  const errorWord = useErrorWord(form);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{pageTitle(t('partner.profile.title'), errorWord)}</title>
      <LeaveGuard isNeeded={isChanged && !form.isSending} />
      <FormProblems form={form} />
      {isSaved && <SavedNotice isPast={isChanged} />}
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
          <ProfileSections form={form} centre={centre} typed={typed} />
          <div className={styles.save} data-changed={isChanged || undefined}>
            <SubmitButton form={form} busyLabel={t('partner.profile.saving')} data-testid="save-profile">{t('partner.profile.save')}</SubmitButton>
            {isChanged && <p className="small muted">{t('partner.profile.unsaved')}</p>}
          </div>
        </Form>
        <CardPreview centre={centre} typed={typed} />
      </div>
    </div>
  );
}

/** Stands where the page begins and takes the focus: the form below begins anew. */
function SavedNotice({ isPast }: { isPast: boolean }) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="group" hidden={isPast} className={styles.saved} data-testid="saved">
      <Notice tone="success" title={t('partner.profile.saved')}>{t('partner.profile.saved.text')}</Notice>
    </div>
  );
}
