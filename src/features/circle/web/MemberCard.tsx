import { useState } from 'react';
import { useFindCare } from '#features/bookings/web/booking-pages.tsx';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { href } from '#web/paths.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Member } from '../contract.ts';
import { REMIND_AFTER_DAYS } from '../sharing.ts';
import styles from './Family.module.css';
import { Refusal } from './InvitationCard.tsx';
import { PersonCard } from './Person.tsx';
import { useChangeMember } from './queries.ts';

/** Somebody I act for, or have asked to. */
export function MemberCard({ member }: { member: Member }) {
  const t = useWords();
  const name = member.email ?? `${member.firstName} ${member.lastName}`;
  const { kind, status } = member;
  const isIn = status === 'accepted';
  return (
    <PersonCard
      name={name}
      image={member.profileImage}
      relationship={member.relationship}
      state={status}
      notes={kind === 'dependant' ? [t('circle.dependant')] : []}
      {...(isIn &&
        kind !== 'dependant' && { may: { label: t('circle.may'), scopes: member.scopes, endsOn: member.endsOn } })}
      data-testid={`member-${kind}`}
    >
      {isIn && <ActFor member={member} />}
      {kind === 'invitation' && (status === 'pending' || status === 'expired') && (
        <SentActions id={member._id} sentAt={member.sentAt ?? member.updated_at} />
      )}
      {kind === 'relation' && (isIn || status === 'paused') && <Leave member={member} />}
      {kind === 'dependant' && <DependantActions member={member} />}
    </PersonCard>
  );
}

function ActFor({ member: { personId, firstName: name, scopes } }: { member: Member }) {
  const t = useWords();
  const findCare = useFindCare();
  return (
    <>
      {scopes.includes('bookings') && (
        <ButtonLink href={findCare} variant="secondary" data-testid="member-book">
          {t('circle.book', { name })}
        </ButtonLink>
      )}
      {scopes.includes('records') && (
        <a
          className="link"
          href={href('/family-healthrecord', undefined, { for: personId })}
          data-testid="member-record"
        >
          {t('circle.record', { name })}
        </a>
      )}
    </>
  );
}

/** An invitation that waits: when it was sent, again after some days, or taken back. */
export function SentActions({ id, sentAt }: { id: string; sentAt: string }) {
  const t = useWords();
  const toast = useToast();
  const now = useNow();
  const remind = useChangeMember(id, () => toast({ text: t('circle.reminded') }));
  const withdraw = useChangeMember(id, () => toast({ text: t('circle.withdrawn') }));
  const canRemind = now.getTime() - new Date(sentAt).getTime() >= REMIND_AFTER_DAYS * DAY_MS;
  return (
    <>
      <Refusal failure={remind.failure ?? withdraw.failure} />
      <span className="small muted">
        <RelativeTime instant={sentAt} zone={deviceZone()} />
      </span>
      {canRemind && (
        <Button
          variant="secondary"
          isBusy={remind.isPending}
          onClick={() => remind.mutate({ change: 'remind' })}
          data-testid="remind"
        >
          {t('circle.remind')}
        </Button>
      )}
      <Button
        variant="quiet"
        isBusy={withdraw.isPending}
        onClick={() => withdraw.mutate({ change: 'withdraw' })}
        data-testid="withdraw"
      >
        {t('circle.withdraw')}
      </Button>
    </>
  );
}

function Leave({ member }: { member: Member }) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const name = `${member.firstName} ${member.lastName}`;
  const leave = useChangeMember(member._id, () => setAsking(false));
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} data-testid="leave">
        {t('circle.leave')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('circle.leave.title', { name })}
        confirmLabel={t('circle.leave')}
        isBusy={leave.isPending}
        isDestructive
        onConfirm={() => leave.mutate({ change: 'stop' })}
        onClose={() => setAsking(false)}
        data-testid="leave-dialog"
      >
        <Refusal failure={leave.failure} />
        <p>{t('circle.leave.text', { name: member.firstName })}</p>
      </ConfirmDialog>
    </>
  );
}

function DependantActions({ member }: { member: Member }) {
  const t = useWords();
  const withdraw = useChangeMember(member.takeover?._id ?? member._id);
  const step = (name: 'edit' | 'takeover') => href('/dashboard-addfamily', undefined, { step: name, id: member._id });
  return (
    <>
      <a className="link" href={step('edit')} data-testid="dependant-edit">
        {t('circle.edit')}
      </a>
      {member.takeover ? (
        <span className={styles.actions}>
          <span className="small">{t('circle.takeover.waits', { email: member.takeover.email })}</span>
          <Button
            variant="quiet"
            isBusy={withdraw.isPending}
            onClick={() => withdraw.mutate({ change: 'withdraw' })}
            data-testid="takeover-withdraw"
          >
            {t('circle.withdraw')}
          </Button>
        </span>
      ) : (
        <a className="link" href={step('takeover')} data-testid="dependant-takeover">
          {t('circle.takeover', { name: member.firstName })}
        </a>
      )}
    </>
  );
}
