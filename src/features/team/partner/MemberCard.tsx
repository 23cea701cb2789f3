import { ShieldCheck, ShieldOff } from 'lucide-react';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { dayIn } from '#shared/dates.ts';
import { mayAs } from '#shared/place-roles.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { useHeld } from '#web/ui/Held.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { TeamMember } from '../team.ts';
import { HandOver } from '../web/HandOver.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import { EndMembership } from './EndMembership.tsx';
import styles from './Team.module.css';

type Props = { member: TeamMember; place: WorkPlace };

/** Somebody who works for the place: as what, since when, and what may be changed of it. */
export function MemberCard({ member, place }: Props) {
  const t = useWords();
  const { open, close } = useHeld();
  const { _id: id, name, image, email, role, joinedAt, isMe, isAway, hasSecondStep } = member;
  const handOver = () => open(<HandOver place={place} people={[member]} start="owner" onClose={close} />);
  const looksAfter = mayAs(place.role, 'team');
  return (
    <Card as="li" className={styles.member} data-testid={`member-${id}`}>
      <AvatarInitial name={name} {...(image && { image })} shape="arch" />
      <div className={styles.who}>
        <h3 id={`name-${id}`}>
          {name} {isMe && <span className="muted">{t('team.you')}</span>}
        </h3>
        <p className={`small muted ${styles.address}`}>{email}</p>
        <p className={styles.tags}>
          <Tag tone={role === 'owner' ? 'brand' : 'neutral'} data-testid="role">
            {t(`providers.role.${role}`)}
          </Tag>
          {isAway && <Tag tone="warning">{t('team.away')}</Tag>}
          {hasSecondStep !== null && (
            <Tag
              tone={hasSecondStep ? 'success' : 'warning'}
              icon={
                hasSecondStep ? (
                  <ShieldCheck size={18} aria-hidden="true" />
                ) : (
                  <ShieldOff size={18} aria-hidden="true" />
                )
              }
            >
              {t(hasSecondStep ? 'team.secondStep.on' : 'team.secondStep.off')}
            </Tag>
          )}
        </p>
        <p className="small muted">
          {t(`providers.role.may.${role}`)}
          {joinedAt && (
            <span>
              {' '}
              {t('team.since')} <DateText day={dayIn(deviceZone(), new Date(joinedAt))} look="short" isWithin />
            </span>
          )}
        </p>
      </div>
      {(looksAfter || isMe) && (
        <div className={styles.actions}>
          {looksAfter && (
            <Button
              variant="secondary"
              onClick={() => open(<ChangeRole member={member} place={place} onClose={close} onHandOver={handOver} />)}
              aria-describedby={`name-${id}`}
              data-testid="change-role"
            >
              {t('team.role.change')}
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => open(<EndMembership member={member} place={place} onClose={close} />)}
            aria-describedby={`name-${id}`}
            data-testid={isMe ? 'leave' : 'remove'}
          >
            {t(isMe ? 'team.leave' : 'team.remove')}
          </Button>
        </div>
      )}
    </Card>
  );
}
