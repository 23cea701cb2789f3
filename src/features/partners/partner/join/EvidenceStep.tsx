import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type Application, missingSteps } from '../../application.ts';
import { EvidenceKinds } from '../EvidenceKinds.tsx';
import { stepAddress } from './join-steps.ts';
import { StepFrame } from './StepFrame.tsx';

/** What the place shows: a license and an insurance, and whatever else families may see was checked. */
export function EvidenceStep({ application }: { application: Application }) {
  const t = useWords();
  const { kind: of } = application;
  const isEnough = !missingSteps(application).includes('evidence');
  return (
    <StepFrame application={application} step="evidence">
      <p className="muted">{t(`partners.evidence.lead.${of}`)}</p>
      <EvidenceKinds
        of={of}
        evidence={application.evidence}
        addressOf={(query) => stepAddress(of, 'evidence', query)}
      />
      <ButtonLink
        size="large"
        isWide
        variant={isEnough ? 'primary' : 'secondary'}
        href={stepAddress(of, 'send')}
        data-testid="join-next"
      >
        {t(isEnough ? 'partners.evidence.next' : 'partners.evidence.later')}
      </ButtonLink>
    </StepFrame>
  );
}
