import { useSearchParams } from 'react-router';
import { isBooking, useNext } from '#features/account/web/next.ts';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { LogInFirst } from '#features/account/web/LogInFirst.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { useActedFor } from '#features/family/web/queries.ts';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { href } from '#web/paths.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { type Question, questions } from '../profile.ts';
import { questionAddress, recordAddress } from './addresses.ts';
import { BodyStep } from './BodyStep.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { ListStep } from './ListStep.tsx';
import { PressureStep } from './PressureStep.tsx';
import { useHealthProfile } from './queries.ts';
import { ReviewStep } from './ReviewStep.tsx';
import type { Step } from './step.ts';

/** The health basics, one question a screen (`?q=1` to 9), each saved as it is answered and each skippable; with `?only=1` this one alone. */
export default function OnboardingPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const next = useNext();
  const isLoggedIn = useIsLoggedIn();
  const asked = personIn(search);
  const people = useActedFor();
  const person = people?.find(({ _id, isDependant }) => _id === asked && isDependant);
  const { data: profile, error, refetch } = useHealthProfile(asked);
  const number = Math.min(questions.length, Math.max(1, Math.trunc(Number(search.get('q'))) || 1));
  const heading = useHeadingFocus(number);
  const title = t('healthRecords.basics');

  if (!isLoggedIn) return <LogInFirst title={title} text={t('healthRecords.logIn.text')} hasBrandRow />;
  if (asked && people && !person) return <NotTheirs title={title} />;
  if (!profile || (asked && !person)) {
    return (
      <FocusLayout title={title} hasBrandRow>
        {error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : <Skeleton shape="card" />}
      </FocusLayout>
    );
  }
  const question = questions[number - 1] ?? 'review';
  const other = person && { id: person._id, name: person.firstName };
  const only = search.has('only') ? next : undefined;
  const before = questions[number - 2];
  const after = questions[number];
  const step: Step = {
    number,
    question,
    isOnly: only !== undefined,
    heading,
    profile,
    other,
    backTo: only ?? (before && questionAddress(before, { next, personId: other?.id })),
    onTo: only ?? (after ? questionAddress(after, { next, personId: other?.id }) : endOf(other?.id, next)),
    bookingTo: isBooking(next) ? next : undefined,
    changeAt: (changed: Question) =>
      questionAddress(changed, {
        next: questionAddress('review', { next, personId: other?.id }),
        isOnly: true,
        personId: other?.id,
      }),
  };
  return <QuestionStep key={question} step={step} />;
}

/** After the last question: the rest of one's own profile, or the record of whom one looks after. */
const endOf = (personId: string | undefined, next: string | undefined) =>
  personId ? recordAddress(personId) : href('/profile/form/completeProfile', undefined, { next });

/** A relative reads what is shared, and answers for nobody who has an account. */
function NotTheirs({ title }: { title: string }) {
  const t = useWords();
  return (
    <FocusLayout title={title} hasBrandRow>
      <Notice
        title={t('healthRecords.family.readOnly')}
        action={<ButtonLink href={href('/dashboard-addfamily')}>{t('family.circle.manage')}</ButtonLink>}
        data-testid="not-theirs"
      >
        {t('healthRecords.family.readOnly.text')}
      </Notice>
    </FocusLayout>
  );
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
