import { useState } from 'react';
import type { Scope } from '#shared/call.ts';
import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { serverNow } from '#web/server-clock.ts';
import { Button } from '#web/ui/Button.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import type { Invitation } from '../../contract.ts';
import type { InvitationTerms } from '../../invited.ts';
import { refusalOfEnd } from '../../sharing.ts';
import { decisionKey, HelperDecision, helperField } from './HelperDecisions.tsx';
import type { Answers } from './answers.ts';
import { InvitationWords } from './InvitationWords.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { END_FIELD, EndStep } from './EndStep.tsx';
import { type HeadingRef, InvitedFrame } from './InvitedFrame.tsx';
import { RecordedBasis } from './RecordedBasis.tsx';
import { ScopeQuestion, scopeField } from './ScopeQuestion.tsx';
import { useAsker } from './useAsker.ts';

type Helper = NonNullable<Invitation['helpers']>[number];
type Question = { about: 'scope'; scope: Scope } | { about: 'helper'; helper: Helper } | { about: 'end' | 'check' };

type Props = {
  heading: HeadingRef;
  invitation: Invitation;
  asked: Omit<InvitationTerms, 'email'>;
  /** 0 for what is asked in whole, then the questions. */
  step: number;
  onStep: (step: number) => void;
  /** Told before the page asks again. */
  onAccepted?: () => void;
};

/** One question at a time, the answers once more, and only then the yes. */
export function AnswerSteps({ heading, invitation, asked, step, onStep, onAccepted }: Props) {
  const t = useWords();
  const { name, title } = useAsker(asked);
  const [answers, setAnswers] = useState<Answers>({ scopes: {}, helpers: {}, endsOn: '' });
  const [isAsked, setAsked] = useState(false);
  const go = (to: number) => {
    setAsked(false);
    onStep(to);
  };
  const questions = questionsOf(invitation, answers);
  const question = questions[Math.min(step, questions.length) - 1];
  if (!question)
    return (
      <InvitedFrame title={title} heading={heading} data-testid="invited-answering">
        <InvitationWords asked={asked} />
        <RecordedBasis invitation={invitation} />
        <Button size="large" isWide onClick={() => go(1)} data-testid="answer-begin">
          {t('circle.invited.begin', { name })}
        </Button>
        <DeclineButton invitation={invitation} name={name} />
      </InvitedFrame>
    );
  const problem = problemOf(question, answers);
  const goOn = () => {
    if (!problem) return go(questions.indexOf(question) + 2);
    setAsked(true);
    document.getElementById(problem.field)?.focus();
  };
  return (
    <InvitedFrame
      title={titleOf(question, { t, kind: invitation.kind, name })}
      heading={heading}
      steps={(words) => (
        <Stepper
          steps={questions.map((each) => wordOf(each, t))}
          current={questions.indexOf(question) + 1}
          data-testid="answer-steps"
        >
          {words}
        </Stepper>
      )}
    >
      {question.about === 'scope' && (
        <ScopeQuestion
          key={question.scope}
          scope={question.scope}
          isOwn={invitation.kind === 'offer'}
          value={answers.scopes[question.scope]}
          error={isAsked && problem ? t(problem.word) : undefined}
          onChoose={(may) => setAnswers({ ...answers, scopes: { ...answers.scopes, [question.scope]: may } })}
        />
      )}
      {question.about === 'helper' && (
        <HelperDecision
          key={decisionKey(question.helper)}
          helper={question.helper}
          value={answers.helpers[decisionKey(question.helper)]}
          isAsked={isAsked}
          onChoose={(choice) =>
            setAnswers({ ...answers, helpers: { ...answers.helpers, [decisionKey(question.helper)]: choice } })
          }
        />
      )}
      {question.about === 'end' && (
        <EndStep
          value={answers.endsOn}
          error={isAsked && problem ? t(problem.word) : undefined}
          onChange={(endsOn) => setAnswers({ ...answers, endsOn })}
        />
      )}
      {question.about === 'check' ? (
        <CheckStep invitation={invitation} name={name} answers={answers} onAccepted={onAccepted} />
      ) : (
        <Button size="large" isWide onClick={goOn} data-testid="answer-next">
          {t('ui.continue')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => go(questions.indexOf(question))} data-testid="answer-back">
        {t('ui.back')}
      </Button>
    </InvitedFrame>
  );
}

/** Until when is asked of whoever lets somebody in, and only once they have. */
function questionsOf({ kind, scopes, helpers }: Invitation, answers: Answers): Question[] {
  const letsIn = kind !== 'offer' && scopes.some((scope) => answers.scopes[scope]);
  return [
    ...scopes.map((scope) => ({ about: 'scope', scope }) as const),
    ...(helpers ?? []).map((helper) => ({ about: 'helper', helper }) as const),
    ...(letsIn ? [{ about: 'end' } as const] : []),
    { about: 'check' },
  ];
}

/** What of a question is still open, and the field where it is said. */
function problemOf(question: Question, answers: Answers): { field: string; word: string } | undefined {
  if (question.about === 'scope' && answers.scopes[question.scope] === undefined)
    return { field: scopeField(question.scope), word: 'circle.invited.unchosen' };
  if (question.about === 'helper' && answers.helpers[decisionKey(question.helper)] === undefined)
    return { field: helperField(question.helper), word: 'circle.takeover.undecided' };
  const refusal = question.about === 'end' && answers.endsOn && refusalOfEnd(answers.endsOn, today());
  return refusal ? { field: END_FIELD, word: refusal } : undefined;
}

const today = () => dayIn(deviceZone(), new Date(serverNow()));

type Words = ReturnType<typeof useWords>;

function titleOf(question: Question, { t, kind, name }: { t: Words; kind: Invitation['kind']; name: string }) {
  if (question.about === 'scope') return t(`circle.invited.may.${kind}`, { name });
  if (question.about === 'helper') return t('circle.invited.helper', { name: question.helper.firstName });
  return t(question.about === 'end' ? 'circle.invited.until' : 'circle.invited.check');
}

function wordOf(question: Question, t: Words): string {
  if (question.about === 'scope') return t(`family.scope.${question.scope}`);
  if (question.about === 'helper') return `${question.helper.firstName} ${question.helper.lastName}`;
  return t(question.about === 'end' ? 'circle.invited.until' : 'circle.invited.check');
}
