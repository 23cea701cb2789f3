import type { ComponentType } from 'react';
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
import { type JoinStep, stepAddress, stepIn } from './join-steps.ts';
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

const steps: Record<Exclude<JoinStep, 'evidence'>, ComponentType<{ application: Application }>> = {
  place: PlaceStep,
  care: CareStep,
  words: WordsStep,
  doctor: DoctorStep,
  visits: VisitsStep,
  bio: BioStep,
  contact: ContactStep,
  help: HelpStep,
  tests: TestsStep,
  visiting: VisitingStep,
  times: TimesStep,
  send: SendStep,
};

function Step({ application, search }: { application: Application; search: URLSearchParams }) {
  const step = stepIn(search, application);
  if (step === 'evidence') return <Evidence application={application} search={search} />;
  const Shown = steps[step];
  return <Shown application={application} />;
}

/** What can be shown; with `line` or `add` one of it. */
function Evidence({ application, search }: { application: Application; search: URLSearchParams }) {
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
