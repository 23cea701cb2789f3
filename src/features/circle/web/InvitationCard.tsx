import { useState } from 'react';
import type { Scope } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Invitation } from '../contract.ts';
import styles from './Family.module.css';
import { useChangeMember } from './queries.ts';
import { Refusal } from './Refusal.tsx';
import { ScopeChoices } from './ScopeChoices.tsx';

/** Somebody asks: yes, to all or to less and until a day, or no. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const t = useWords();
  const toast = useToast();
  const [scopes, setScopes] = useState<Scope[]>(invitation.scopes);
  const [endsOn, setEndsOn] = useState('');
  const accept = useChangeMember(invitation._id, () => toast({ text: t('circle.accepted') }));
  const decline = useChangeMember(invitation._id, () => toast({ text: t('circle.declined') }));
  const { failure } = accept;
  const { kind, fromName: name } = invitation;
  const needsScopes = kind !== 'takeover' && scopes.length === 0;
  const decides = kind !== 'offer';
  return (
    <Card as="li" className={styles.invitation} data-testid={`invitation-${kind}`}>
      <div>
        <h3>
          {kind === 'offer' && invitation.personName
            ? t('circle.offer.fromFor', { name, person: invitation.personName })
            : t(`circle.${kind}.from`, { name })}
        </h3>
        <p className="muted">
          {t('circle.ask.is', { relationship: t(`family.relationship.${invitation.relationship}`) })}
        </p>
      </div>
      <Refusal failure={failure ?? decline.failure} />
      <div className={styles.choices}>
        {invitation.scopes.length > 0 && (
          <ScopeChoices
            label={t(labels[kind], { name })}
            name={`accept-${invitation._id}`}
            offered={invitation.scopes}
            value={scopes}
            onChange={setScopes}
            error={needsScopes ? t('errors.scopesEmpty') : undefined}
          />
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
      <div className={styles.actions}>
        <Button
          isBusy={accept.isPending}
          busyLabel={t('circle.accepting')}
          disabled={needsScopes}
          onClick={() => accept.mutate({ change: 'accept', scopes, endsOn: endsOn || null })}
          data-testid="accept-invitation"
        >
          {t('circle.accept')}
        </Button>
        <Button
          variant="secondary"
          isBusy={decline.isPending}
          onClick={() => decline.mutate({ change: 'decline' })}
          data-testid="decline-invitation"
        >
          {t('circle.decline')}
        </Button>
      </div>
    </Card>
  );
}

const labels = { ask: 'circle.scopes', offer: 'circle.offer.scopes', takeover: 'circle.takeover.keep' } as const;
