import { type QueryClient, useQueryClient, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { AnyCall } from '#shared/call.ts';
import { Form, FormProblems, RestoredNotice, useErrorWord } from '#web/forms/Form.tsx';
import { type CheckedForm, useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { keyOf } from '#web/queries.ts';
import { PartnerFrame } from '../PartnerFrame.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { SavedNotice } from '../SavedNotice.tsx';
import styles from './ProfileForm.module.css';

export type OwnProfile = { _id: string; name: string };
type OwnProfiles<Profile> = { data: Profile[] } | null;

/** What a service hands in for the profile of its kind of provider. `Typed`: what the form makes of what was typed. */
export type ServiceProfile<Profile extends OwnProfile, Typed extends object> = {
  /** The profiles of those that I work for; null for whoever works for nobody. */
  mine: () => UseSuspenseQueryOptions<OwnProfiles<Profile>, Error, OwnProfiles<Profile>, readonly unknown[]>;
  /** Its messages are word keys. */
  schema: z.core.$ZodType<Typed, Record<string, unknown>>;
  /** In the order of the page. */
  fields: readonly (keyof Typed & string)[];
  /** What the fields begin with. */
  typedOf: (profile: Profile) => Record<string, unknown>;
  save: (client: QueryClient, id: string, typed: Typed) => Promise<unknown>;
  /** What else shows the profile, and is asked again once it was saved. */
  shownBy: readonly AnyCall[];
  /** Stands before the id of the place in the name of its draft. */
  draft: string;
  /** The word key of its heading, where it says no prices. */
  heading?: string;
  /** The word key of what is said above the pictures. */
  photosLead: string;
  Fields: ComponentType<{ form: CheckedForm<Typed>; profile: Profile }>;
  /** How families see it, with what is being typed. `isPreviewBeside`: a narrow card, which stands beside the fields. */
  Preview: ComponentType<{ profile: Profile; control: CheckedForm<object>['control'] }>;
  isPreviewBeside?: true;
  /** The way to its page, beside the heading. */
  ToPage?: ComponentType<{ profile: Profile }>;
};

type Props<Profile extends OwnProfile, Typed extends object> = {
  service: ServiceProfile<Profile, Typed>;
  profile: Profile;
  /** Its pictures, which are saved by themselves. */
  photos: ReactNode;
  isSaved: boolean;
  onSaved: () => void;
};

/** What families read of a provider and what they pay, as a form: kept as a draft, saved as a whole, with the card that it makes. */
export function ProfileForm<Profile extends OwnProfile, Typed extends object>({
  service,
  profile,
  photos,
  isSaved,
  onSaved,
}: Props<Profile, Typed>) {
  const t = useWords();
  const client = useQueryClient();
  const { _id: id, name } = profile;
  const { schema, fields, mine, Fields, Preview, ToPage } = service;
  const [start] = useState(() => service.typedOf(profile));
  const form = useCheckedForm({
    schema,
    fields,
    start,
    draft: { name: `${service.draft}-${id}`, label: t('partner.profile.draft', { name }) },
    send: async (typed) => {
      await service.save(client, id, typed);
      await client.fetchQuery({ ...mine(), staleTime: 0 });
      for (const call of service.shownBy) void client.invalidateQueries({ queryKey: keyOf(call) });
      onSaved();
    },
  });
  const errorWord = useErrorWord(form);
  const fieldsAndCard = (
    <>
      <Form form={form} data-testid="profile-form">
        <Fields form={form} profile={profile} />
        <SaveBar form={form} start={start} />
      </Form>
      <Preview profile={profile} control={form.control} />
    </>
  );
  return (
    <PartnerFrame
      heading={t(service.heading ?? 'shell.partner.profile')}
      lead={t('partner.profile.lead')}
      errorWord={errorWord}
      chooser={ToPage && <ToPage profile={profile} />}
      before={
        <>
          <FormProblems form={form} />
          {isSaved && <SavedNotice control={form.control} start={start} />}
        </>
      }
    >
      <RestoredNotice form={form} />
      {photos}
      {service.isPreviewBeside ? <div className={styles.columns}>{fieldsAndCard}</div> : fieldsAndCard}
    </PartnerFrame>
  );
}
