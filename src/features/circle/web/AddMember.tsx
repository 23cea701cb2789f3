import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import type { Reply } from '#shared/call.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { circle, Member } from '../contract.ts';
import { DependantStep } from './DependantStep.tsx';
import { InviteStep } from './InviteStep.tsx';
import { TakeoverStep } from './TakeoverStep.tsx';

export const ways = ['ask', 'dependant', 'offer'] as const;
const WayForm = z.object({ how: z.enum(ways, 'circle.add.unchosen') });

type Props = { circle: Reply<typeof circle.mine>; dependant: Member | undefined; step: string };

/** Adds somebody in one of three ways, changes a dependant, or hands their record over: one step, one address. */
export function AddMember({ circle, dependant, step }: Props) {
  const [search] = useSearchParams();
  if (dependant && step === 'edit') return <DependantStep dependant={dependant} />;
  if (dependant && step === 'takeover') return <TakeoverStep dependant={dependant} />;
  const how = ways.find((way) => way === search.get('how'));
  if (how === 'dependant') return <DependantStep />;
  if (how) return <InviteStep how={how} dependants={circle.data.filter(({ kind }) => kind === 'dependant')} />;
  return <ChooseWay />;
}

function ChooseWay() {
  const t = useWords();
  const navigate = useNavigate();
  const form = useCheckedForm({
    schema: WayForm,
    fields: ['how'],
    send: ({ how }) => navigate(href('/dashboard-addfamily', undefined, { step: 'add', how })),
  });
  return (
    <FocusLayout
      title={t('circle.add')}
      errorWord={useErrorWord(form)}
      back={<BackLink href={href('/dashboard-addfamily')}>{t('circle.back')}</BackLink>}
      before={<FormProblems form={form} />}
    >
      <Form form={form} data-testid="add-way">
        <RadioCards
          {...form.field('how')}
          label={t('circle.add.how')}
          options={ways.map((way) => ({
            value: way,
            label: t(`circle.add.how.${way}`),
            detail: t(`circle.add.how.${way}.text`),
          }))}
          data-testid="how"
        />
        <SubmitButton form={form} data-testid="way-continue">
          {t('ui.continue')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}
