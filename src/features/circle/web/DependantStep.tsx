import { useQueryClient } from '@tanstack/react-query';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { BirthField } from '#features/account/web/profile/BirthField.tsx';
import { PortraitPick } from '#features/family/web/PortraitPick.tsx';
import { slashedDay } from '#shared/dates.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { circle, type Member } from '../contract.ts';
import { bases, DependantDetails } from '../sharing.ts';
import { RelationshipField } from './new-person/RelationshipField.tsx';

/** Somebody without an account: who they are, and by what right one speaks for them. With `dependant`: their details, changed; whoever was handed them says the right then. */
export function DependantStep({ dependant }: { dependant?: Member }) {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const askAgain = () => refreshTopics(client, ['family', 'bookings']);
  const addOnce = useAddOnce(askAgain);
  const title = dependant ? t('circle.edit.title', { name: dependant.firstName }) : t('circle.dependant.title');
  const form = useCheckedForm({
    schema: DependantDetails,
    fields: ['firstName', 'lastName', 'dob', 'relationship', 'basis'],
    start: {
      firstName: dependant?.firstName ?? '',
      lastName: dependant?.lastName ?? '',
      dob: dependant?.dob ? slashedDay(dependant.dob) : '',
      relationship: dependant?.relationship ?? '',
      basis: dependant?.basis ?? '',
    },
    draft: { name: `family-dependant-${dependant?._id ?? 'new'}`, label: title },
    send: async ({ basis, ...details }) => {
      const calls = callsOf(client, circle);
      await (dependant
        ? calls.change({
            params: { id: dependant._id },
            body: { change: 'edit', ...details, ...(!dependant.basis && { basis }) },
          })
        : addOnce((once) => calls.add({ body: { how: 'dependant', basis, ...details } }, once)));
      await askAgain();
      await navigate(href('/dashboard-addfamily'), { replace: true });
      toast({ text: dependant ? t('circle.saved') : t('circle.added', { name: details.firstName }) });
    },
  });
  return (
    <FocusLayout
      title={title}
      errorWord={useErrorWord(form)}
      back={<BackLink href={href('/dashboard-addfamily')}>{t('circle.back')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      {dependant && (
        <PortraitPick
          personId={dependant._id}
          name={`${dependant.firstName} ${dependant.lastName}`}
          image={dependant.profileImage}
        />
      )}
      <RestoredNotice form={form} />
      <Form form={form} data-testid="family-dependant">
        <TextField label={t('account.firstName')} autoComplete="off" {...form.field('firstName')} />
        <TextField label={t('account.lastName')} autoComplete="off" {...form.field('lastName')} />
        <BirthField autoComplete="off" {...form.field('dob')} />
        <RelationshipField {...form.field('relationship')} />
        {!dependant?.basis && (
          <RadioCards
            label={t('circle.basis')}
            hint={t('circle.basis.recorded')}
            options={bases.map((value) => ({ value, label: t(`circle.basis.${value}`) }))}
            {...form.field('basis')}
            data-testid="basis"
          />
        )}
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="dependant-save">
          {t('circle.save')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
