import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { relationships } from '#features/family/relationship.ts';
import { type Scope, scopes } from '#shared/call.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { circle, type Member } from '../contract.ts';
import { OfferForm } from '../sharing.ts';
import { ScopeChoices } from './ScopeChoices.tsx';

const InviteForm = z.omit(OfferForm, { how: true });

type Props = { how: 'ask' | 'offer'; dependants: readonly Member[] };

/** An address, what its owner is to whom, and what is asked for. */
export function InviteStep({ how, dependants }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const askAgain = () => refreshTopics(client, ['family']);
  const addOnce = useAddOnce(askAgain);
  const form = useCheckedForm({
    schema: InviteForm,
    fields: ['personId', 'email', 'relationship', 'scopes'],
    start: { email: '', relationship: '', scopes: [], personId: null },
    draft: { name: `family-${how}`, label: t(`circle.${how}.title`) },
    send: async ({ personId, ...asked }) => {
      const body = how === 'ask' ? { how, ...asked } : { how, ...asked, personId };
      await addOnce((once) => callsOf(client, circle).add({ body }, once));
      await askAgain();
      await navigate(href('/dashboard-addfamily'), { replace: true });
      toast({ text: t('circle.sentTo') });
    },
  });
  return (
    <FocusLayout
      title={t(`circle.${how}.title`)}
      errorWord={useErrorWord(form)}
      back={<BackLink href={href('/dashboard-addfamily', undefined, { step: 'add' })}>{t('circle.back')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      <RestoredNotice form={form} />
      <Form form={form} data-testid={`family-${how}`}>
        {how === 'offer' && dependants.length > 0 && (
          <Controller
            control={form.control}
            name="personId"
            render={({ field }) => (
              <RadioCards
                name="personId"
                label={t('circle.offer.who')}
                value={(field.value as string | null) ?? 'self'}
                onChange={({ target }) => field.onChange(target.value === 'self' ? null : target.value)}
                options={[
                  { value: 'self', label: t('circle.offer.me') },
                  ...dependants.map(({ _id, firstName, lastName }) => ({
                    value: _id,
                    label: `${firstName} ${lastName}`,
                  })),
                ]}
                data-testid="offer-who"
              />
            )}
          />
        )}
        <EmailField
          label={t('circle.email')}
          hint={t('circle.email.hint')}
          {...form.field('email')}
          autoComplete="off"
          data-testid="member-email"
        />
        <SelectField
          label={t(`circle.relationship.${how}`)}
          startsEmpty
          options={relationships.map((value) => ({ value, label: t(`family.relationship.${value}`) }))}
          {...form.field('relationship')}
          data-testid="member-relationship"
        />
        <Controller
          control={form.control}
          name="scopes"
          render={({ field }) => (
            <ScopeChoices
              label={t(how === 'ask' ? 'circle.ask.scopes' : 'circle.offer.may')}
              name="scopes"
              isOwn={how === 'ask'}
              offered={scopes}
              value={field.value as Scope[]}
              onChange={(chosen) => form.setValue('scopes', chosen)}
              error={form.field('scopes').error}
            />
          )}
        />
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="invite-send">
          {t('circle.send')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
