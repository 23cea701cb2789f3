import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { FileLinks } from '#features/uploads/web/FileLinks.tsx';
import { formatDay } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { WorkOrder } from '../../lab-contract.ts';
import { nextStage } from '../../order.ts';
import { useLabCalls } from './queries.ts';
import { ReportForm } from './ReportForm.tsx';

/** One order on its way: who it is of, the sample, and once it is in the lab the values. */
export function WorkSheet({ order }: { order: WorkOrder }) {
  const t = useWords();
  const locale = useLocale();
  const { personName, bookingId, dob, startsAt, timeZone, draw, ordered, stage, isHeld } = order;
  useHeadingAfter(`${stage} ${isHeld}`);
  return (
    <PartnerFrame heading={personName} lead={t(`diagnostics.stage.${stage}`)}>
      <p>
        <a className="link" href={href('/partner/lab/:id?')}>
          {t('diagnostics.work.back')}
        </a>
      </p>
      <Card as="div" className="stack">
        <FactList
          facts={[
            { term: t('bookings.fact.id'), value: <span className="num">{bookingId}</span> },
            { term: t('diagnostics.work.dob'), value: dob === null ? t('diagnostics.work.dob.none') : formatDay(dob) },
            { term: t('diagnostics.booking.fact.begins'), value: momentInWords(startsAt, { timeZone, locale }) },
            { term: t('diagnostics.order.where'), value: t(`diagnostics.draw.${draw}`) },
            { term: t('diagnostics.order.tests'), value: ordered.join(', ') },
          ]}
        />
        <Advance order={order} />
      </Card>
      {isHeld && <Held order={order} />}
      {(stage === 'in_lab' || stage === 'reported') && <ReportForm key={order._id} order={order} />}
      {stage === 'reported' && <FileLinks files={order.files} />}
    </PartnerFrame>
  );
}

/** Whoever has pressed a button that is gone then stands at the heading. */
function useHeadingAfter(state: string) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) document.querySelector('h1')?.focus();
    before.current = state;
  }, [state]);
}

/** What the family does not read yet, and the end of that. */
function Held({ order: { _id: id, releasedAt, timeZone } }: { order: WorkOrder }) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const { release, show } = useLabCalls();
  const open = useMutation({
    mutationFn: () => release({ params: { id } }),
    onSuccess: ({ data }) => {
      show(data);
      toast({ text: t('diagnostics.work.reported.now') });
    },
  });
  return (
    <>
      <Notice
        title={t('diagnostics.work.held')}
        action={
          <Button isBusy={open.isPending} onClick={() => open.mutate()} data-testid="release">
            {t('diagnostics.work.held.end')}
          </Button>
        }
        data-testid="held"
      >
        {releasedAt !== null &&
          t('diagnostics.work.held.text', { moment: momentInWords(releasedAt, { timeZone, locale }) })}
      </Notice>
      <Refusal failure={open.error instanceof Failure ? open.error : undefined} />
    </>
  );
}

/** The next stage, said by one tap. */
function Advance({ order: { _id: id, stage } }: { order: WorkOrder }) {
  const t = useWords();
  const toast = useToast();
  const { advance, show } = useLabCalls();
  const next = nextStage(stage);
  const say = useMutation({
    mutationFn: (to: 'collected' | 'in_lab') => advance({ params: { id }, body: { stage: to } }),
    onSuccess: ({ data }) => {
      show(data);
      toast({ text: t('diagnostics.work.told') });
    },
  });
  if (!next) return null;
  return (
    <>
      <Refusal failure={say.error instanceof Failure ? say.error : undefined} />
      <div>
        <Button isBusy={say.isPending} onClick={() => say.mutate(next)} data-testid={`advance-${next}`}>
          {t(`diagnostics.work.say.${next}`)}
        </Button>
      </div>
    </>
  );
}
