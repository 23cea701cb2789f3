import { type FormEvent, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { draftOf, keepDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSession } from '#web/session.ts';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { bookingAddress, type StepProps } from './booking-steps.ts';
import { draftName } from './booking-draft.ts';
import { StepContinue } from './StepContinue.tsx';
import { StepHead } from './StepHead.tsx';

/** Step 2: for whom. */
export function PersonStep({ centre, draft, promisedCents }: StepProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const session = useSession();
  const name = session?.name ?? '';
  useEffect(
    () => keepDraft(draftName(centre._id), draftOf(draftName(centre._id))?.values ?? {}, centre.name),
    [centre],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(bookingAddress(centre._id, draft, 3, { total: promisedCents }));
  };
  return (
    <form onSubmit={submit} data-needs-client="" className="stack" data-testid="booking-person">
      <StepHead
        step={2}
        title={t('seniorCare.booking.person')}
        backTo={bookingAddress(centre._id, draft, 1)}
        notice={
          params.has('welcome') &&
          session && (
            <Notice tone="success" isLive data-testid="welcome-back">
              {t('seniorCare.welcomeBack', { name: session.firstName })}
            </Notice>
          )
        }
      />
      <RadioCards
        label={<span className="vh">{t('seniorCare.booking.person')}</span>}
        name="person"
        value="self"
        onChange={() => undefined}
        data-testid="person"
        options={[
          {
            value: 'self',
            label: name === '' ? t('seniorCare.person.you') : t('seniorCare.person.youNamed', { name }),
            picture: <AvatarInitial name={name} shape="arch" image={session?.image} />,
          },
        ]}
      />
      <p className="muted">{t('seniorCare.person.family')}</p>
      <StepContinue />
    </form>
  );
}
