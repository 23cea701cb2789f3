import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { genders, ProfileForm, type UserInfo, type UserInfoChange } from '#features/account/profile.ts';
import { BirthField } from '#features/account/web/profile/BirthField.tsx';
import { aboutOf, useChangeInfo } from '#features/account/web/profile/change-info.ts';
import { Form, FormProblems, RestoredNotice } from '#web/forms/Form.tsx';
import { SendOrCancel } from '#web/forms/SendOrCancel.tsx';
import { type CheckedForm, useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ZipField } from '#web/ui/ZipField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';

type Props = { info: UserInfo; onEnd: () => void };
type Facts = Omit<UserInfoChange, 'id'>;

const Name = z.pick(ProfileForm, { firstName: true, lastName: true });
const Birth = z.pick(ProfileForm, { dob: true });
const Gender = z.pick(ProfileForm, { gender: true });
const Address = z.pick(ProfileForm, { address: true, zip: true });

export function NameForm({ info, onEnd }: Props) {
  const t = useWords();
  const form = useInfoForm<z.output<typeof Name>>({
    ...{ info, onEnd, schema: Name, fields: ['firstName', 'lastName'] },
    start: { firstName: info.firstName, lastName: info.lastName },
  });
  return (
    <InPlace form={form} onEnd={onEnd} name="name">
      <TextField label={t('account.firstName')} autoComplete="given-name" {...form.field('firstName')} />
      <TextField label={t('account.lastName')} autoComplete="family-name" {...form.field('lastName')} />
    </InPlace>
  );
}

export function BirthForm({ info, onEnd }: Props) {
  const start = { dob: aboutOf(info).dob };
  const form = useInfoForm<z.output<typeof Birth>>({ info, onEnd, schema: Birth, fields: ['dob'], start });
  return (
    <InPlace form={form} onEnd={onEnd} name="dob">
      <BirthField {...form.field('dob')} />
    </InPlace>
  );
}

export function GenderForm({ info, onEnd }: Props) {
  const t = useWords();
  const start = { gender: aboutOf(info).gender };
  const form = useInfoForm<z.output<typeof Gender>>({ info, onEnd, schema: Gender, fields: ['gender'], start });
  return (
    <InPlace form={form} onEnd={onEnd} name="gender">
      <RadioCards
        label={t('account.gender')}
        options={genders.map((value) => ({ value, label: t(`account.gender.${value}`) }))}
        {...form.field('gender')}
      />
    </InPlace>
  );
}

export function AddressForm({ info, onEnd }: Props) {
  const t = useWords();
  const { address, zip } = aboutOf(info);
  const form = useInfoForm<z.output<typeof Address>>({
    ...{ info, onEnd, schema: Address, fields: ['address', 'zip'] },
    start: { address, zip },
  });
  return (
    <InPlace form={form} onEnd={onEnd} name="address">
      <TextField label={t('account.address')} autoComplete="street-address" {...form.field('address')} />
      <ZipField label={t('account.zip')} {...form.field('zip')} />
    </InPlace>
  );
}

type FormChoices<Changed extends Facts> = Props & {
  schema: z.core.$ZodType<Changed, FieldValues>;
  fields: readonly (keyof Changed & string)[];
  start: Record<string, string>;
};

/** A form of one row: what is typed is kept under the name of its first field. */
function useInfoForm<Changed extends Facts>({ info, onEnd, schema, fields, start }: FormChoices<Changed>) {
  const t = useWords();
  const toast = useToast();
  const change = useChangeInfo(info._id);
  return useCheckedForm<Changed>({
    schema,
    fields,
    start,
    selectsField: true,
    draft: { name: `account-${fields[0]}`, label: t('settings.personal') },
    send: async (values) => {
      await change(values);
      onEnd();
      toast({ text: t('account.profile.saved') });
    },
  });
}

type InPlaceProps = {
  form: Pick<CheckedForm<object>, 'submit' | 'isSending' | 'problems' | 'attempt' | 'isRestored' | 'startOver'>;
  name: string;
  onEnd: () => void;
  children: ReactNode;
};

function InPlace({ form, name, onEnd, children }: InPlaceProps) {
  const t = useWords();
  const cancel = () => {
    form.startOver();
    onEnd();
  };
  return (
    <>
      <FormProblems form={form} />
      <RestoredNotice form={form} />
      <Form form={form} data-testid={`form-${name}`}>
        {children}
        <SendOrCancel
          form={form}
          busyLabel={t('ui.saving')}
          onCancel={cancel}
          data-testid={`save-${name}`}
          cancelTestId={`cancel-${name}`}
        >
          {t('account.save')}
        </SendOrCancel>
      </Form>
    </>
  );
}
