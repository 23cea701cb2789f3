import { useSearchParams } from 'react-router';
import { isBooking, useNext } from '#features/account/web/next.ts';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { href } from '#web/paths.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { type Question, questions } from '../profile.ts';
import { questionAddress } from './addresses.ts';
import { BodyStep } from './BodyStep.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { ListStep } from './ListStep.tsx';
import { PressureStep } from './PressureStep.tsx';
import { useOwnHealthProfile } from './queries.ts';
import { ReviewStep } from './ReviewStep.tsx';
import type { Step } from './step.ts';

/** The health basics, one question a screen (`?q=1` to 9), each saved as it is answered and each skippable; with `?only=1` this one alone. */
export default function OnboardingPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const next = useNext();
  const isLoggedIn = useIsLoggedIn();
  const { data: profile, error, refetch } = useOwnHealthProfile();
  const number = Math.min(questions.length, Math.max(1, Math.trunc(Number(search.get('q'))) || 1));
  const heading = useHeadingFocus(number);
  const title = t('healthRecords.basics');

  if (!isLoggedIn) return <LogInFirst title={title} text={t('healthRecords.logIn.text')} hasBrandRow />;
  if (!profile) {
    return (
      <FocusLayout title={title} hasBrandRow>
        {error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : <Skeleton shape="card" />}
      </FocusLayout>
    );
  }
  const question = questions[number - 1] ?? 'review';
  const only = search.has('only') ? next : undefined;
  const before = questions[number - 2];
  const after = questions[number];
  const step: Step = {
    number,
    question,
    isOnly: only !== undefined,
    heading,
    profile,
    backTo: only ?? (before && questionAddress(before, { next })),
    onTo:
      only ?? (after ? questionAddress(after, { next }) : href('/profile/form/completeProfile', undefined, { next })),
    bookingTo: isBooking(next) ? next : undefined,
    changeAt: (asked: Question) => questionAddress(asked, { next: questionAddress('review', { next }), isOnly: true }),
  };
  return <QuestionStep key={question} step={step} />;
}

function QuestionStep({ step }: { step: Step }) {
  switch (step.question) {
    case 'body':
      return <BodyStep step={step} />;
    case 'bloodPressure':
      return <PressureStep step={step} />;
    case 'medicalConditions':
    case 'allergies':
      return <ListStep step={step} name={step.question} />;
    case 'review':
      return <ReviewStep step={step} />;
    default:
      return <ChoiceStep step={step} name={step.question} />;
  }
}
