import { Hourglass, KeyRound } from 'lucide-react';
import { useProof } from '#features/security/web/useProof.tsx';
import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Handover } from '../team.ts';
import { useTeamChange } from '../web/useTeamChange.ts';
import styles from './Team.module.css';

type Props = { handover: Handover };

/** Somebody is asked to be an owner: they answer, and the owners can think better of it. */
export function WaitingHandover({ handover }: Props) {
  const t = useWords();
  const { _id: id, isForMe, place, from, to, afterwards, until } = handover;
  const values = { place, from, to };
  return (
    <Card className={styles.received} aria-labelledby={`handover-${id}`} data-testid="waiting-handover">
      <div className={styles.who}>
        <h2 id={`handover-${id}`}>{t(isForMe ? 'team.handover.forMe' : 'team.handover.waits', values)}</h2>
        <p>{t(isForMe ? 'team.handover.forMe.text' : 'team.handover.waits.text', values)}</p>
        {afterwards !== 'owner' && <p>{t(`team.handover.after.${afterwards}`, values)}</p>}
        <p className={styles.tags}>
          <Tag tone="warning" icon={<Hourglass size={18} aria-hidden="true" />}>
            {t('team.until')} <DateText day={dayIn(deviceZone(), new Date(until))} look="short" isWithin />
          </Tag>
        </p>
      </div>
      {isForMe ? <AnswerHandover handover={handover} /> : <TakeBack handover={handover} />}
    </Card>
  );
}

function AnswerHandover({ handover: { _id: id, place } }: Props) {
  const t = useWords();
  const toast = useToast();
  const { withProof, dialog } = useProof();
  const answer = useTeamChange(async (calls, accepts: boolean) => {
    await withProof(() => calls.answerHandover({ params: { id }, body: { accepts } }));
    toast({ text: t(accepts ? 'team.handover.agreed' : 'team.handover.declined', { place }) });
  });
  return (
    <>
      <Refusal failure={answer.failure} />
      <div className={styles.actions}>
        <Button
          icon={<KeyRound size={20} aria-hidden="true" />}
          isBusy={answer.isPending && answer.variables}
          busyLabel={t('team.busy')}
          onClick={() => answer.mutate(true)}
          data-testid="handover-agree"
        >
          {t('team.handover.agree')}
        </Button>
        <Button
          variant="secondary"
          isBusy={answer.isPending && !answer.variables}
          onClick={() => answer.mutate(false)}
          data-testid="handover-decline"
        >
          {t('team.received.decline')}
        </Button>
      </div>
      {dialog}
    </>
  );
}

function TakeBack({ handover: { _id: id, to } }: { handover: Handover }) {
  const t = useWords();
  const toast = useToast();
  const keep = useTeamChange(
    (calls) => calls.keepPlace({ params: { id } }),
    () => toast({ text: t('team.handover.takenBack', { to }) }),
  );
  return (
    <>
      <Refusal failure={keep.failure} />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          isBusy={keep.isPending}
          onClick={() => keep.mutate(undefined)}
          data-testid="handover-back"
        >
          {t('team.withdraw')}
        </Button>
      </div>
    </>
  );
}
