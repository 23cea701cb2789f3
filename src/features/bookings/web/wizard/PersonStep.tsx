import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { family } from '#features/family/contract.ts';
import type { NewPerson } from '#features/family/web/new-person.ts';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { PersonFace } from '#features/family/web/PersonFace.tsx';
import type { Reply } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn, useSession } from '#web/useSession.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type CardOption, RadioCards } from '#web/ui/RadioCards.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { AddPerson } from '../booking-pages.tsx';
import { type BookingDraft, keepBegun } from './booking-draft.ts';
import { StepContinue } from './StepContinue.tsx';
import { StepHead } from './StepHead.tsx';
import { Welcome } from './Welcome.tsx';

const SELF = 'self';
const personForm = (options: readonly CardOption[] = []) =>
  z.object({
    person: z
      .string('errors.patientUnselected')
      .check(z.refine((id) => id === SELF || options.some(({ value }) => value === id), 'errors.patientUnselected')),
  });

type Props = {
  draft: BookingDraft;
  backTo: string;
  /** Whom somebody new has named at the door: they are added first. */
  door?: NewPerson | undefined;
  /** Goes on with that person; null is oneself, where there is nobody else. */
  onContinue: (personId: string | null) => Promise<void>;
};

/**
 * For whom, beginning with whom the address names. Who books for others, too, chooses, also themselves; whom one may not book
 * for, or no longer, is nobody.
 */
export function PersonStep({ draft: { name, label }, backTo, door, onContinue }: Props) {
  const t = useWords();
  const [params] = useSearchParams();
  const { data: circle, error, refetch } = useQuery({ ...actedFor(), enabled: useIsLoggedIn() });
  const options = useOptions(circle);
  const failure = !circle && error instanceof Failure ? error : undefined;
  useEffect(() => keepBegun({ name, label }), [name, label]);
  const named = personIn(params);
  const isAlone = options?.length === 1;
  const isOneself = circle !== undefined && (named === undefined ? isAlone : named === circle.ownId);
  const asked = isOneself ? SELF : (named ?? '');
  const form = useCheckedForm({
    schema: personForm(options),
    fields: ['person'],
    start: { person: asked },
    send: ({ person }) => onContinue(person === SELF ? (isAlone ? null : (circle?.ownId ?? null)) : person),
  });
  const person = useTypedField<string>(form.control, 'person');
  const isUnknown = options !== undefined && person !== '' && !options.some(({ value }) => value === person);
  const { setValue } = form;
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState<boolean>();
  // Said once it is known that there is nobody else; that somebody is added then takes no form away.
  if (door && isAlone && isAdding === undefined) setAdding(true);
  const followed = useRef(asked);
  useEffect(() => {
    if (followed.current === asked) return;
    followed.current = asked;
    setValue('person', asked);
  }, [asked, setValue]);
  const chooseAdded = (id: string) => {
    const search = new URLSearchParams(location.search);
    search.set('for', id);
    setAdding(false);
    void navigate({ search: `?${search.toString()}` }, { replace: true, preventScrollReset: true });
  };
  if (isAdding)
    return (
      <div className="stack" data-testid="booking-person">
        <StepHead step="person" title={t('bookings.person')} backTo={backTo} notice={<Welcome />} />
        <AddPerson
          door={door}
          onAdded={door ? (id) => void onContinue(id) : chooseAdded}
          onCancel={() => setAdding(false)}
        />
      </div>
    );
  return (
    <form onSubmit={form.submit} data-needs-client="" className="stack" data-testid="booking-person">
      <StepHead
        step="person"
        title={t('bookings.person')}
        backTo={backTo}
        problems={form.problems}
        attempt={form.attempt}
        notice={
          <>
            <Welcome />
            {isUnknown && (
              <Notice tone="warning" title={t('family.lookingFor.stranger')} isLive data-testid="stranger" />
            )}
          </>
        }
      />
      {failure && <AskAgain failure={failure} onAsk={refetch} />}
      {!options && !failure && <Skeleton shape="card" />}
      {options && (
        <RadioCards
          {...form.field('person')}
          label={<span className="vh">{t('bookings.person')}</span>}
          data-testid="person"
          options={options}
        />
      )}
      {options && (
        <p>
          <button type="button" className="link" onClick={() => setAdding(true)} data-testid="person-add">
            {t('bookings.person.add')}
          </button>
        </p>
      )}
      {/* busy, it takes no press: nobody can be meant yet */}
      {!failure && <StepContinue isBusy={options === undefined} />}
    </form>
  );
}

/** Undefined until it is known whom one may book for. */
function useOptions(circle: Reply<typeof family.people> | undefined): CardOption[] | undefined {
  const t = useWords();
  const session = useSession();
  if (!circle) return undefined;
  const name = session?.name ?? '';
  const self = {
    value: SELF,
    label: name === '' ? t('ui.you') : t('bookings.person.youNamed', { name }),
    picture: <PersonFace name={name} image={session?.image} />,
  };
  const others = circle.data.filter(({ scopes }) => scopes.includes('bookings'));
  return [
    self,
    ...others.map(({ _id, firstName, lastName, profileImage, relationship }) => ({
      value: _id,
      label: `${firstName} ${lastName}`,
      detail: t(`family.relationship.${relationship}`),
      picture: <PersonFace name={`${firstName} ${lastName}`} image={profileImage} relationship={relationship} />,
    })),
  ];
}
