import { useState } from 'react';
import { useWaysToCare } from '#features/bookings/web/booking-pages.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { Member } from '../contract.ts';
import styles from './Family.module.css';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SentActions } from './SentActions.tsx';
import { nameId, PersonCard } from './PersonCard.tsx';
import { useChangeMember } from './queries.ts';

/** Somebody I act for, or have asked to. */
export function MemberCard({ member, onGone }: { member: Member; onGone: () => void }) {
  const t = useWords();
  const name = member.email ?? `${member.firstName} ${member.lastName}`;
  const { kind, status } = member;
  const isIn = status === 'accepted';
  return (
    <PersonCard
      id={member._id}
      name={name}
      image={member.profileImage}
      relationship={member.relationship}
      state={status}
      hasAnswered={kind === 'relation'}
      standing={member.sentAt ?? member.takeover?._id}
      notes={kind === 'dependant' ? [t('circle.dependant')] : []}
      {...(isIn &&
        kind !== 'dependant' && { may: { label: t('circle.may'), scopes: member.scopes, endsOn: member.endsOn } })}
      data-testid={`member-${kind}`}
    >
      {isIn && <ActFor member={member} />}
      {kind === 'invitation' && <SentActions sent={member} onGone={onGone} />}
      {kind === 'relation' && (isIn || status === 'paused') && <Leave member={member} />}
      {kind === 'dependant' && <DependantActions member={member} />}
    </PersonCard>
  );
}

function ActFor({ member: { personId, firstName: name, scopes } }: { member: Member }) {
  const t = useWords();
  const ways = useWaysToCare(personId ?? undefined);
  return (
    <>
      {scopes.includes('bookings') &&
        ways.map(({ word, href: way }, index) => (
          <ButtonLink
            key={word}
            href={way}
            variant="secondary"
            data-testid={index === 0 ? 'member-book' : `member-book-${index}`}
          >
            {index === 0 ? t('circle.book', { name }) : t('circle.way', { way: t(word), name })}
          </ButtonLink>
        ))}
      {scopes.includes('records') && (
        <ButtonLink
          variant="quiet"
          href={href('/family-healthrecord', undefined, { for: personId })}
          data-testid="member-record"
        >
          {t('circle.record', { name })}
        </ButtonLink>
      )}
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
      <Button variant="quiet" onClick={() => setAsking(true)} aria-describedby={nameId(member._id)} data-testid="leave">
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
      <Refusal failure={withdraw.failure} />
      {member.takeover && <p className={styles.note}>{t('circle.takeover.waits', { email: member.takeover.email })}</p>}
      <ButtonLink
        variant="quiet"
        href={step('edit')}
        aria-describedby={nameId(member._id)}
        data-testid="dependant-edit"
      >
        {t('circle.edit')}
      </ButtonLink>
      {member.takeover ? (
        <Button
          variant="quiet"
          isBusy={withdraw.isPending}
          onClick={() => withdraw.mutate({ change: 'withdraw' })}
          aria-describedby={nameId(member._id)}
          data-testid="takeover-withdraw"
        >
          {t('circle.withdraw')}
        </Button>
      ) : (
        <ButtonLink variant="quiet" href={step('takeover')} data-testid="dependant-takeover">
          {t('circle.takeover', { name: member.firstName })}
        </ButtonLink>
      )}
    </>
  );
}
