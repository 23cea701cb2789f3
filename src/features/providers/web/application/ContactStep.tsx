import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { brand } from '#shared/brand.ts';
import { callsOf } from '#web/queries.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ZipField } from '#web/ui/ZipField.tsx';
import { partnerApplications } from '../../application-contract.ts';
import { type ApplyingKind, ContactForm } from '../../application.ts';

type Props = { kind: ApplyingKind; heading: RefObject<HTMLHeadingElement | null>; onSent: (email: string) => void };

/** Who to write to and call. */
export function ContactStep({ kind, heading, onSent }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const form = useCheckedForm({
    schema: ContactForm,
    fields: ['name', 'contactName', 'email', 'phone', 'zip'],
    draft: { name: 'partner-application', label: t('partners.apply.draft', { brand: brand.name }) },
    send: async (contact) => {
      await callsOf(client, partnerApplications).apply({ body: { kind, ...contact } });
      onSent(contact.email);
    },
  });
  const title = t('partners.apply.title');
  return (
    <FocusLayout
      title={title}
      errorWord={useErrorWord(form)}
      hasBrandRow
      back={<BackLink href={href('/registertype')}>{t('ui.back')}</BackLink>}
      before={<FormProblems form={form} />}
      heading={
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      }
    >
      <p className="muted">{t(`partners.apply.lead.${kind}`)}</p>
      <RestoredNotice form={form} />
      <Form form={form} data-testid="partner-application">
        <TextField
          label={t(`partners.apply.name.${kind}`)}
          autoComplete="organization"
          {...form.field('name')}
          data-testid="partner-name"
        />
        <TextField
          label={t('partners.apply.contactName')}
          hint={t('partners.apply.contactName.hint')}
          autoComplete="name"
          {...form.field('contactName')}
          data-testid="partner-contact"
        />
        <EmailField label={t('partners.apply.email')} {...form.field('email')} data-testid="partner-email" />
        <PhoneField
          label={t('partners.apply.phone')}
          hint={t('ui.phone.hint')}
          {...form.field('phone')}
          data-testid="partner-phone"
        />
        <ZipField label={t('partners.apply.zip')} {...form.field('zip')} data-testid="partner-zip" />
        <p className="small muted">{t('partners.apply.consent', { brand: brand.name })}</p>
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="partner-send">
          {t('partners.apply.send')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
