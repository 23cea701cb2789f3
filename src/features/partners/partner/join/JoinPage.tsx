import { useSearchParams } from 'react-router';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { type Application, isOpen } from '../../application.ts';
import { BioStep } from './BioStep.tsx';
import { CareStep } from './CareStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { DoctorStep } from './DoctorStep.tsx';
import { EvidenceLineForm } from '../EvidenceLineForm.tsx';
import { EvidenceStep } from './EvidenceStep.tsx';
import { HelpStep } from './HelpStep.tsx';
import { stepAddress, stepIn } from './join-steps.ts';
import { JoinBegin } from './JoinBegin.tsx';
import { JoinStatus } from './JoinStatus.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { kindIn, myApplication } from '../queries.ts';
import { SendStep } from './SendStep.tsx';
import { TestsStep } from './TestsStep.tsx';
import { TimesStep } from './TimesStep.tsx';
import { VisitingStep } from './VisitingStep.tsx';
import { VisitsStep } from './VisitsStep.tsx';
import { WordsStep } from './WordsStep.tsx';
import { evidenceOfKind } from '#features/providers/evidence.ts';

export const loader = defineLoader(({ search }) => ({ mine: myApplication(kindIn(search)) }));

/** Becoming a partner, of any kind (`?as=`): begun, written step by step (`?step=`), sent, and what became of it. */
export default function JoinPage() {
  const [search] = useSearchParams();
  const { data: application } = useLoaderData(loader).mine;
  useHeadingFocus(`${application?.status} ${search}`);
  if (!application) return <JoinBegin kind={kindIn(search) ?? 'dayCareCenter'} />;
  return isOpen(application) && !(application.status === 'asked' && !search.has('step')) ? (
    <Step application={application} search={search} />
  ) : (
    <JoinStatus application={application} />
  );
}

function Step({ application, search }: { application: Application; search: URLSearchParams }) {
  const step = stepIn(search, application);
  if (step === 'place') return <PlaceStep application={application} />;
  if (step === 'care') return <CareStep application={application} />;
  if (step === 'words') return <WordsStep application={application} />;
  if (step === 'doctor') return <DoctorStep application={application} />;
  if (step === 'visits') return <VisitsStep application={application} />;
  if (step === 'bio') return <BioStep application={application} />;
  if (step === 'contact') return <ContactStep application={application} />;
  if (step === 'help') return <HelpStep application={application} />;
  if (step === 'tests') return <TestsStep application={application} />;
  if (step === 'visiting') return <VisitingStep application={application} />;
  if (step === 'times') return <TimesStep application={application} />;
  if (step === 'send') return <SendStep application={application} />;
  const line = application.evidence.find(({ _id }) => _id === search.get('line'));
  const kind = line?.kind ?? evidenceOfKind[application.kind].find((known) => known === search.get('add'));
  return kind ? (
    <EvidenceLineForm
      key={line?._id ?? kind}
      application={application}
      kind={kind}
      line={line}
      listAddress={stepAddress(application.kind, 'evidence')}
    />
  ) : (
    <EvidenceStep application={application} />
  );
}
