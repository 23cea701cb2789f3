import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#shared/call.ts';
import type { family } from '#features/family/contract.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import { EmergencyNotice } from '#features/threads/web/EmergencyNotice.tsx';
import { useClientId } from '#features/threads/web/useClientId.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useSession } from '#web/useSession.tsx';
import { leadRequests } from '../contract.ts';
import {
  bestTimes,
  CONSENT_VERSION,
  contactWays,
  LeadForm as Schema,
  LONGEST_LEAD_NOTE,
  needsOf,
  needWord,
  starts,
} from '../lead-request.ts';

type Props = { provider: { id: string; name: string; kind: string }; people: Reply<typeof family.people> };

/** Asks one center, or one agency, to get in touch: for whom, how to reach one, and the consent to exactly that. */
export function LeadForm({ provider, people }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const session = useSession();
  const forWhom = useForWhom();
  const clientIdOf = useClientId();
  const others = people.data.filter(({ scopes }) => scopes.includes('bookings'));
  const [person, setPerson] = useState(others.some(({ _id }) => _id === forWhom) ? (forWhom ?? '') : 'self');
  const form = useCheckedForm({
    schema: Schema,
    fields: ['need', 'starts', 'contactName', 'contactBy', 'phone', 'bestTime', 'note', 'consent'],
    start: {
      need: '',
      starts: '',
      contactName: session?.name ?? '',
      contactBy: '',
      phone: '',
      bestTime: 'any',
      note: '',
      consent: false,
    },
    draft: { name: `lead-${provider.id}`, label: t('leadRequests.form.draft', { name: provider.name }) },
    send: async (typed) => {
      const body = {
        ...typed,
        providerId: provider.id,
        familyMemberId: person === 'self' ? null : person,
        consentVersion: CONSENT_VERSION as typeof CONSENT_VERSION,
      };
      await callsOf(client, leadRequests).send({ body: { ...body, clientId: clientIdOf(JSON.stringify(body)) } });
      await refreshTopics(client, ['leads']);
      await navigate(href('/dashboard-leadsinfo'), { replace: true });
      toast({ text: t('leadRequests.sent', { name: provider.name }) });
    },
  });
  const note = useTypedField<string>(form.control, 'note');
  return (
    <>
      <FormProblems form={form} />
      <RestoredNotice form={form} />
      <Form form={form} data-testid="lead-form">
        {others.length > 0 && (
          <RadioCards
            name="lead-person"
            label={t('leadRequests.form.who')}
            value={person}
            onChange={({ target }) => setPerson(target.value)}
            options={[
              { value: 'self', label: t('leadRequests.form.me') },
              ...others.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` })),
            ]}
            data-testid="lead-who"
          />
        )}
        <RadioCards
          label={t('leadRequests.form.need')}
          columns={2}
          options={needsOf(provider.kind).map((value) => ({ value, label: t(needWord(value)) }))}
          {...form.field('need')}
          data-testid="lead-need"
        />
        <SelectField
          label={t('leadRequests.form.starts')}
          startsEmpty
          options={starts.map((value) => ({ value, label: t(`leadRequests.starts.${value}`) }))}
          {...form.field('starts')}
          data-testid="lead-starts"
        />
        <TextField
          label={t('leadRequests.form.name')}
          autoComplete="name"
          {...form.field('contactName')}
          data-testid="lead-name"
        />
        <RadioCards
          label={t('leadRequests.form.contactBy')}
          columns={2}
          options={contactWays.map((value) => ({
            value,
            label: t(`leadRequests.by.${value}`),
            ...(value === 'mail' && session?.email && { detail: session.email }),
          }))}
          {...form.field('contactBy')}
          data-testid="lead-by"
        />
        <PhoneField label={t('leadRequests.form.phone')} {...form.field('phone')} data-testid="lead-phone" />
        <SelectField
          label={t('leadRequests.form.bestTime')}
          options={bestTimes.map((value) => ({ value, label: t(`leadRequests.time.${value}`) }))}
          {...form.field('bestTime')}
          data-testid="lead-time"
        />
        <TextAreaField
          label={t('leadRequests.form.note')}
          hint={t('leadRequests.form.note.hint')}
          isOptional
          rows={3}
          limit={LONGEST_LEAD_NOTE}
          {...form.field('note')}
          data-testid="lead-note"
        />
        <EmergencyNotice words={note} />
        <CheckboxField
          label={t('leadRequests.consent', { provider: provider.name })}
          {...form.field('consent')}
          data-testid="lead-consent"
        />
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="lead-send">
          {t('leadRequests.form.send')}
        </SubmitButton>
      </Form>
    </>
  );
}
