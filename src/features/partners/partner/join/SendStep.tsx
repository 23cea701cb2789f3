import { useMutation } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Fact, FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type Application, missingSteps } from '../../application.ts';
import { Refusal } from '../Refusal.tsx';
import { type JoinStep, stepAddress } from './join-steps.ts';
import { useProfileFacts } from '../useProfileFacts.tsx';
import { useJoining } from '../queries.ts';
import { StepFrame } from './StepFrame.tsx';

/** Everything once more, and the button that sends it to be checked. */
export function SendStep({ application }: { application: Application }) {
  const t = useWords();
  const navigate = useNavigate();
  const { calls, keep, askAgain } = useJoining();
  const missing = missingSteps(application);
  const facts = useProfileFacts(application);
  const send = useMutation({
    mutationFn: () => calls.send({ params: { id: application._id } }),
    onSuccess: async (answer) => {
      await keep(answer);
      await navigate(href('/partner/join', undefined, { as: application.kind }), { replace: true });
    },
    onError: askAgain,
  });
  const change = (step: JoinStep) => (
    <a className="link" href={stepAddress(application.kind, step)} data-testid={`to-${step}`}>
      {t('partners.change')} <span className="vh">{t(`partners.step.${step}`)}</span>
    </a>
  );
  const shown = facts.map(({ step, term, value }): Fact => ({
    term,
    value: value ?? <span className="muted">{t('partners.send.open')}</span>,
    action: change(step),
  }));
  return (
    <StepFrame application={application} step="send">
      <FactList facts={shown} data-testid="join-summary" />
      {missing.length > 0 ? (
        <Notice tone="warning" title={t('partners.send.missing')} data-testid="join-missing">
          {missing.map((step) => t(`partners.step.${step}`)).join(', ')}
        </Notice>
      ) : (
        <>
          <p className="small muted">{t('partners.send.consent')}</p>
          <Refusal failure={send.error instanceof Failure ? send.error : undefined} />
          <Button
            size="large"
            isWide
            isBusy={send.isPending}
            busyLabel={t('ui.sending')}
            onClick={() => send.mutate()}
            data-testid="join-send"
          >
            {t(application.status === 'asked' ? 'partners.send.again' : 'partners.send')}
          </Button>
        </>
      )}
    </StepFrame>
  );
}
