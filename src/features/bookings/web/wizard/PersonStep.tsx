import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { draftOf, keepDraft } from '#web/draft-vault.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/useSession.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { BookingDraft } from './booking-draft.ts';
import { StepContinue } from './StepContinue.tsx';
import { StepHead } from './StepHead.tsx';

const PersonForm = z.object({ person: z.literal('self') });

type Props = { draft: BookingDraft; backTo: string; next: string };

/** Step 2: for whom. */
export function PersonStep({ draft: { name: draft, label }, backTo, next }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const session = useSession();
  const name = session?.name ?? '';
  useEffect(() => keepDraft(draft, draftOf(draft)?.values ?? {}, label), [draft, label]);
  const form = useCheckedForm({
    schema: PersonForm,
    fields: ['person'],
    start: { person: 'self' },
    send: () => navigate(next),
  });
  return (
    <form onSubmit={form.submit} data-needs-client="" className="stack" data-testid="booking-person">
      <StepHead
        step={2}
        title={t('bookings.person')}
        backTo={backTo}
        problems={form.problems}
        attempt={form.attempt}
        notice={
          params.has('welcome') &&
          session && (
            <Notice tone="success" isLive data-testid="welcome-back">
              {t('bookings.welcomeBack', { name: session.firstName })}
            </Notice>
          )
        }
      />
      <RadioCards
        {...form.field('person')}
        label={<span className="vh">{t('bookings.person')}</span>}
        value="self"
        data-testid="person"
        options={[
          {
            value: 'self',
            label: name === '' ? t('bookings.person.you') : t('bookings.person.youNamed', { name }),
            picture: <AvatarInitial name={name} shape="arch" image={session?.image} />,
          },
        ]}
      />
      <p className="muted">{t('bookings.person.family')}</p>
      <StepContinue />
    </form>
  );
}
