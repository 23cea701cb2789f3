import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import type { family } from '#features/family/contract.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import { StrangerNotice } from '#features/family/web/StrangerNotice.tsx';
import { useWhose } from '#features/family/web/useWhose.ts';
import { contactAddress, profileAddress } from '#features/providers/web/provider-address.ts';
import { LONGEST_MESSAGE } from '#features/threads/thread.ts';
import { EmergencyNotice } from '#features/threads/web/EmergencyNotice.tsx';
import { useClientId } from '#features/threads/web/useClientId.ts';
import { UsualAnswer } from '#features/threads/web/UsualAnswer.tsx';
import type { Reply } from '#shared/call.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import * as z from 'zod/mini';
import { enquiries } from '../contract.ts';
import { type AskedProvider, NewEnquiry } from '../enquiry.ts';

const Typed = z.pick(NewEnquiry, { words: true });

type Props = { provider: AskedProvider; people: Reply<typeof family.people> };

/** A question to one provider: how long an answer usually takes stands above the field. */
export function AskProvider({ provider, people }: Props) {
  const t = useWords();
  const { name, _id: id, kind, canAsk, usualMinutes } = provider;
  const title = t('enquiries.ask.title', { name });
  const back = <BackLink href={profileAddress(kind, id)}>{t('enquiries.profile')}</BackLink>;
  if (!canAsk)
    return (
      <FocusLayout title={title} back={back}>
        <p>{t('enquiries.nobody')}</p>
        <ButtonLink href={contactAddress(kind, id)} data-testid="ask-contact">
          {t('enquiries.nobody.go')}
        </ButtonLink>
      </FocusLayout>
    );
  return <AskForm provider={provider} people={people} title={title} back={back} usualMinutes={usualMinutes} />;
}

type FormProps = Props & { title: string; back: ReactNode; usualMinutes: number | null };

function AskForm({ provider: { _id: id, name, isAnswered }, people, title, back, usualMinutes }: FormProps) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const forWhom = useForWhom();
  const clientIdOf = useClientId();
  const others = people.data.filter(({ scopes }) => scopes.includes('messages'));
  const [person, setPerson] = useState(others.some(({ _id }) => _id === forWhom) ? (forWhom ?? '') : 'self');
  const { isStranger } = useWhose({ data: others, ownId: people.ownId });
  const form = useCheckedForm({
    schema: Typed,
    fields: ['words'],
    start: { words: '' },
    draft: { name: `ask-${id}`, label: title },
    send: async ({ words }) => {
      const body = { providerId: id, familyMemberId: person === 'self' ? null : person, words };
      const { data } = await callsOf(client, enquiries).ask({
        body: { ...body, clientId: clientIdOf(JSON.stringify(body)) },
      });
      await refreshTopics(client, ['threads']);
      await navigate(href('/dashboard-enquiries', undefined, { id: data._id }), { replace: true });
      toast({ text: t('enquiries.sent', { name }) });
    },
  });
  const words = useTypedField<string>(form.control, 'words');
  return (
    <FocusLayout title={title} errorWord={useErrorWord(form)} back={back} before={<FormProblems form={form} />}>
      {isAnswered ? (
        <UsualAnswer minutes={usualMinutes} unknown={t('enquiries.usual.unknown')} />
      ) : (
        <Notice tone="warning" title={t('enquiries.waits', { name })} data-testid="ask-waits">
          {t('enquiries.waits.text', { name })}
        </Notice>
      )}
      <RestoredNotice form={form} />
      {isStranger && <StrangerNotice />}
      <Form form={form} data-testid="ask-form">
        {others.length > 0 && (
          <RadioCards
            name="ask-person"
            label={t('enquiries.ask.who')}
            value={person}
            onChange={({ target }) => setPerson(target.value)}
            options={[
              { value: 'self', label: t('enquiries.ask.me') },
              ...others.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` })),
            ]}
            data-testid="ask-who"
          />
        )}
        <TextAreaField
          label={t('enquiries.ask.words')}
          hint={t('enquiries.ask.hint', { name })}
          rows={5}
          limit={LONGEST_MESSAGE}
          {...form.field('words')}
          data-testid="ask-words"
        />
        <EmergencyNotice words={words} />
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="ask-send">
          {t('enquiries.ask.send')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
