import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { deviceZone } from '#web/device-zone.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { Intake } from '../contract.ts';
import { questions } from '../intake.ts';
import { AnswerText } from './AnswerText.tsx';
import { givenIn, keepGiven, wholeOf } from './intake-draft.ts';
import { lastIntakeOf } from './queries.ts';
import type { QuestionHead } from './question-head.ts';
import { useSaveIntake } from './useSaveIntake.ts';

type Props = {
  person: { id: string | null; name: string; isSelf: boolean };
  providerName: string;
  head: QuestionHead;
  /** Where one of the questions is asked alone, from 1. */
  askedAt: (question: number) => string;
  /** All are answered and kept. */
  onDone: () => Promise<void>;
  /** None of them go along. */
  onLeaveOut: () => Promise<void>;
};

/** All that was answered for a person before, to be said again with one tap, or changed one by one. */
export function StillTrue(props: Props) {
  const t = useWords();
  const { person, head } = props;
  const { data: last } = useQuery(lastIntakeOf(person.id));
  const title = t(person.isSelf ? 'intake.all.self' : 'intake.all', { person: person.name });
  if (last?.data) return <Remembered {...props} title={title} last={last.data} />;
  return (
    <>
      {head({ title })}
      <Skeleton shape="card" />
    </>
  );
}

function Remembered({ person, providerName, head, askedAt, onDone, onLeaveOut, title, last }: Props & RememberedProps) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const save = useSaveIntake(person.id);
  const answers = { ...last.answers, ...givenIn(person.id) };
  const whole = wholeOf(answers);
  const form = useCheckedForm({
    schema: z.object({}),
    fields: [],
    send: async () => {
      if (!whole) {
        keepGiven(person.id, answers, t('intake.draft'));
        return navigate(askedAt(questions.findIndex((question) => !answers[question]) + 1));
      }
      await save(whole, last);
      return onDone();
    },
  });
  const facts = questions.map((question, index) => {
    const answer = answers[question];
    const term = t(`intake.short.${question}`);
    return {
      term,
      value: answer ? <AnswerText answer={answer} /> : t('intake.all.anew'),
      action: answer && (
        <a
          className="link"
          href={askedAt(index + 1)}
          aria-label={`${t('intake.all.change')}: ${term}`}
          data-testid={`intake-change-${question}`}
        >
          {t('intake.all.change')}
        </a>
      ),
    };
  });
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="intake-all">
      {head({ title, problems: form.problems, attempt: form.attempt })}
      <Card as="div" tint="sun" className="stack">
        <FactList facts={facts} />
        <p className="small muted">
          {t('intake.told.given', { at: momentInWords(last.updated_at, { timeZone: deviceZone(), locale }) })}
        </p>
        <div className="row">
          <Button type="submit" size="large" isBusy={form.isSending} data-testid="intake-all-still">
            {t(whole ? 'intake.all.yes' : 'intake.all.rest')}
          </Button>
          <Button variant="quiet" size="large" onClick={() => void onLeaveOut()} data-testid="intake-all-none">
            {t('intake.none')}
          </Button>
        </div>
      </Card>
      <p className="small muted">{t('intake.whoReads', { name: providerName })}</p>
    </form>
  );
}

type RememberedProps = { title: string; last: Intake };
