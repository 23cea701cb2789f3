import { CircleCheck, CircleSlash, CircleX } from 'lucide-react';
import { useState } from 'react';
import { RequestCardShown } from '#features/insurance/partner/RequestCardShown.tsx';
import { useMay } from '#features/providers/web/places/work-places.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Plan } from '../../plan.ts';
import type { Request } from '../../request-contract.ts';
import { untilInWords } from '#web/moment-in-words.ts';
import { OwedDialog } from './OwedDialog.tsx';
import styles from './PlanCheck.module.css';
import { usePlanAnswer } from './usePlanAnswer.ts';

/** A booking that an insurance plan is asked to pay: the card, what was found out, and the way to say it or to correct it. */
export function PlanCheck({ request }: { request: Request }) {
  const { plan, status } = request;
  if (!plan || status === 'cancelled') return null;
  return <OpenPlan key={plan.version} request={request} plan={plan} />;
}

function OpenPlan({ request, plan }: { request: Request; plan: Plan }) {
  const t = useWords();
  const locale = useLocale();
  const [isCorrecting, setCorrecting] = useState(false);
  const mayAnswer = useMay('answers', request.providerId);
  const { money, timeZone, familyName: name } = request;
  const { state, chooseBy } = plan;
  const isOpen = state === 'asked' || isCorrecting;
  return (
    <section className={styles.plan} aria-labelledby={`plan-${request._id}`} data-testid="plan-check">
      <h3 id={`plan-${request._id}`}>{t('partner.plan.title')}</h3>
      <Notice tone={state === 'asked' || state === 'refused' ? 'warning' : 'success'} data-testid={`plan-${state}`}>
        {t(`partner.plan.${state}`, {
          name,
          total: formatMoney(money.totalCents, locale),
          planPays: formatMoney(money.planCents, locale),
          owed: formatMoney(money.balanceCents, locale),
          moment: chooseBy ? untilInWords(chooseBy, { timeZone, locale }) : '',
        })}
      </Notice>
      {mayAnswer && state !== 'refused' && <RequestCardShown bookingId={request._id} />}
      {mayAnswer && isOpen && <PlanAnswers request={request} plan={plan} />}
      {mayAnswer && !isOpen && state !== 'refused' && (
        <div data-print="hide">
          <Button variant="quiet" onClick={() => setCorrecting(true)} data-testid="plan-correct">
            {t('partner.plan.correct')}
          </Button>
        </div>
      )}
    </section>
  );
}

function PlanAnswers({ request, plan }: { request: Request; plan: Plan }) {
  const t = useWords();
  const locale = useLocale();
  const [isOwed, setOwed] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const { answer, isPending, failure } = usePlanAnswer(request._id);
  const { version } = plan;
  const { familyName: name } = request;
  const hasBegun = request.tab === 'ongoing' || request.tab === 'completed';
  const total = formatMoney(request.money.totalCents, locale);
  return (
    <>
      {failure && (
        <Notice tone="danger" isLive>
          {t(failure.code === 'conflict' ? 'partner.plan.late' : `errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      <div className={styles.answers} data-print="hide">
        <Button
          variant="secondary"
          icon={<CircleCheck size={22} aria-hidden="true" />}
          isBusy={isPending}
          onClick={() => void answer({ answer: 'covered', version })}
          data-testid="plan-covered"
        >
          {t('partner.plan.say.covered')}
        </Button>
        <Button
          variant="secondary"
          icon={<CircleSlash size={22} aria-hidden="true" />}
          onClick={() => setOwed(true)}
          data-testid="plan-part"
        >
          {t('partner.plan.say.part')}
        </Button>
        {!hasBegun && (
          <Button
            variant="danger"
            icon={<CircleX size={22} aria-hidden="true" />}
            onClick={() => setRefusing(true)}
            data-testid="plan-refused-say"
          >
            {t('partner.plan.say.refused')}
          </Button>
        )}
      </div>
      <OwedDialog
        isOpen={isOwed}
        total={total}
        name={name}
        send={(owedCents) => answer({ answer: 'part', version, owedCents })}
        onClose={() => setOwed(false)}
      />
      <ConfirmDialog
        isOpen={isRefusing}
        title={t('partner.plan.refuse.title')}
        confirmLabel={t('partner.plan.refuse.yes')}
        isDestructive
        isBusy={isPending}
        onConfirm={() => void answer({ answer: 'refused', version }).then(() => setRefusing(false))}
        onClose={() => setRefusing(false)}
        data-testid="plan-refuse"
      >
        {t('partner.plan.refuse.text', { name })}
      </ConfirmDialog>
    </>
  );
}
