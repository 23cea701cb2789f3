import { useState } from 'react';
import type { Scope } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Invitation } from '../contract.ts';
import { answerAddress } from './invited/answer-address.ts';
import { acceptance } from './invited/acceptance.ts';
import styles from './Family.module.css';
import { decisionKey, type Decisions, HelperDecisions } from './invited/HelperDecisions.tsx';
import { RecordedBasis } from './invited/RecordedBasis.tsx';
import { nameId } from './PersonCard.tsx';
import { useChangeMember } from './queries.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { ScopeChoices } from './ScopeChoices.tsx';
import { useFocusInPlace } from './invited/useFocusInPlace.ts';

type Props = {
  invitation: Invitation;
  takesFocus: boolean;
  /** Told before the page asks again. */
  onAnswer: (id: string, answer: 'accept' | 'decline') => void;
};

/** Somebody asks: yes, to all or to less and until a day, or no. */
export function InvitationCard({ invitation, takesFocus, onAnswer }: Props) {
  const t = useWords();
  const toast = useToast();
  const [scopes, setScopes] = useState<Scope[]>([]);
  const [endsOn, setEndsOn] = useState('');
  const [decided, setDecided] = useState<Decisions>({});
  const [isAsked, setIsAsked] = useState(false);
  const heading = useFocusInPlace(takesFocus);
  const accept = useChangeMember(invitation._id, () => {
    onAnswer(invitation._id, 'accept');
    toast({ text: t('circle.accepted') });
  });
  const decline = useChangeMember(invitation._id, () => {
    onAnswer(invitation._id, 'decline');
    toast({ text: t('circle.declined') });
  });
  const { failure } = accept;
  const { kind, fromName: name, personName, relationship } = invitation;
  const needsScopes = kind !== 'takeover' && scopes.length === 0;
  const decides = kind !== 'offer';
  const helpers = invitation.helpers ?? [];
  const answer = () => {
    setIsAsked(true);
    if (needsScopes) return;
    if (helpers.some((helper) => !decided[decisionKey(helper)])) return;
    accept.mutate(acceptance(invitation, { scopes, endsOn, decided }));
  };
  return (
    <Card as="li" className={styles.invitation} data-testid={`invitation-${kind}`}>
      <div>
        <h3 ref={heading} id={nameId(invitation._id)} tabIndex={-1}>
          {kind === 'offer' && personName
            ? t('circle.offer.fromFor', { name, person: personName })
            : t(`circle.${kind}.from`, { name })}
        </h3>
        <p className="muted">
          {t('circle.ask.is', { name: personName ?? name, relationship: t(`family.relationship.${relationship}`) })}
        </p>
        <RecordedBasis invitation={invitation} />
      </div>
      <Refusal failure={failure ?? decline.failure} />
      <div className={styles.choices} data-print="hide">
        {invitation.scopes.length > 0 && (
          <ScopeChoices
            label={t(labels[kind], { name })}
            name={`accept-${invitation._id}`}
            isOwn={kind === 'offer'}
            offered={invitation.scopes}
            value={scopes}
            onChange={setScopes}
            error={isAsked && needsScopes ? t('errors.scopesEmpty') : undefined}
          />
        )}
        {kind === 'takeover' && (
          <HelperDecisions helpers={helpers} decided={decided} onDecide={setDecided} isAsked={isAsked} />
        )}
        {decides && scopes.length > 0 && (
          <DateField
            label={t('circle.ends')}
            hint={t('circle.ends.hint')}
            isOptional
            name={`ends-${invitation._id}`}
            value={endsOn}
            onChange={setEndsOn}
            error={failure?.issues[0]?.field === 'endsOn' ? t(failure.issues[0].key) : undefined}
            data-testid="accept-ends"
          />
        )}
      </div>
      <div className={styles.actions} data-print="hide">
        <Button
          isBusy={accept.isPending}
          busyLabel={t('circle.accepting')}
          onClick={answer}
          aria-describedby={nameId(invitation._id)}
          data-testid="accept-invitation"
        >
          {t('circle.accept.from', { name })}
        </Button>
        <Button
          variant="secondary"
          isBusy={decline.isPending}
          onClick={() => decline.mutate({ change: 'decline' })}
          aria-describedby={nameId(invitation._id)}
          data-testid="decline-invitation"
        >
          {t('circle.decline.from', { name })}
        </Button>
        <a className="link" href={answerAddress(invitation._id)} data-testid="answer-in-steps">
          {t('circle.answer.steps', { name })}
        </a>
      </div>
    </Card>
  );
}

const labels = { ask: 'circle.scopes', offer: 'circle.offer.scopes', takeover: 'circle.takeover.keep' } as const;
