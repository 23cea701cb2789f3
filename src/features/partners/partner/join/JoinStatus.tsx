import { useEffect } from 'react';
import { isBookedKind, providerOf } from '#features/providers/application.ts';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { brand } from '#shared/brand.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { session } from '#web/session.ts';
import { href } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { type Moment, Timeline } from '#web/ui/Timeline.tsx';
import { type Application, standingIn } from '../../application.ts';
import { AskPeople } from '../AskPeople.tsx';
import { Refusal } from '../Refusal.tsx';
import { SentEvidence } from '../SentEvidence.tsx';
import { stepAddress } from './join-steps.ts';
import { useBegin } from './JoinBegin.tsx';

type ApplicationProps = { application: Application };

/** What became of an application that was sent: waiting, something missing, approved, or declined with what can be done. */
export function JoinStatus({ application }: ApplicationProps) {
  const t = useWords();
  const { kind, status, answer, profile } = application;
  const name = standingIn(profile)?.name ?? '';
  const told = status === 'approved' || status === 'declined' ? `${status}.${kind}` : status;
  useEffect(() => {
    if (status === 'approved') session.becamePartner();
  }, [status]);
  return (
    <FocusLayout
      title={t(`partners.status.${told}.title`, { name })}
      before={status === 'approved' && <Art kind="spot" traits={{ name: 'done' }} width={150} height={150} eager />}
    >
      <p className="muted" data-testid={`status-${status}`}>
        {t(`partners.status.${told}.text`, { name, brand: brand.name })}
      </p>
      {answer && (
        <Notice tone={status === 'declined' ? 'danger' : 'warning'} title={t(`partners.status.${status}.answer`)}>
          {answer}
        </Notice>
      )}
      <Progress application={application} />
      <NextStep application={application} />
      <SentEvidence application={application} />
      <AskPeople />
    </FocusLayout>
  );
}

function Progress({ application: { kind, status, sentAt, decidedAt } }: ApplicationProps) {
  const t = useWords();
  const time = (instant: string | null) => instant && <RelativeTime instant={instant} zone={deviceZone()} />;
  const isDecided = status === 'approved' || status === 'declined';
  const moments: Moment[] = [
    { title: t('partners.progress.sent'), detail: time(sentAt), state: 'done' },
    { title: t('partners.progress.checking'), state: isDecided ? 'done' : 'now' },
    {
      title: t(status === 'declined' ? 'partners.progress.declined' : `partners.progress.open.${kind}`),
      detail: time(decidedAt),
      state: status === 'declined' ? 'failed' : isDecided ? 'done' : 'next',
    },
  ];
  return <Timeline moments={moments} data-testid="join-progress" />;
}

function NextStep({ application: { kind, status } }: ApplicationProps) {
  const t = useWords();
  const begin = useBegin(kind);
  if (status === 'asked')
    return (
      <ButtonLink size="large" isWide href={stepAddress(kind, 'evidence')} data-testid="join-complete">
        {t('partners.status.asked.do')}
      </ButtonLink>
    );
  if (status === 'approved')
    return (
      <ButtonLink size="large" isWide href={href('/partner')} data-testid="to-workspace">
        {t(isBookedKind(providerOf(kind)) ? 'partners.status.approved.do' : 'partners.status.approved.workspace')}
      </ButtonLink>
    );
  if (status !== 'declined') return null;
  return (
    <>
      <Refusal failure={begin.failure} />
      <Button
        size="large"
        isWide
        isBusy={begin.isPending}
        busyLabel={t('partners.begin.busy')}
        onClick={() => begin.mutate()}
        data-testid="join-again"
      >
        {t('partners.status.declined.do')}
      </Button>
    </>
  );
}
