import { type FormEvent, type KeyboardEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Failure } from '#shared/failure.ts';
import { useRefusalOf } from '#web/connection.ts';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { problemsIn } from '#web/forms/problems.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import { type ListName, withEntry } from '../profile.ts';
import { type Step, useAnswering } from './step.ts';

/** A list that grows entry by entry: what is typed, what has been added, what is wrong with either. */
export function useEntries(step: Step, name: ListName) {
  const t = useWords();
  const { draft, answer } = useAnswering(step);
  const typing = useTyping(draft, step.profile.facts[name]);
  const sending = useSending(async (list: string[]) => answer({ [name]: list }));
  const { entries, typed, isNone } = typing;
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');

  const change = (next: Partial<EntriesDraft>) => {
    setProblem(undefined);
    typing.change(next);
  };
  const add = () => {
    const result = withEntry(name, entries, typed);
    setNews(
      'problem' in result ? t(result.problem) : t('healthRecords.list.added', { entry: result.list.at(-1) ?? '' }),
    );
    if ('problem' in result) setProblem(result.problem);
    else change({ entries: result.list, typed: '', isNone: false });
  };
  /** What is still in the field belongs to the answer too. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = typed.trim() === '' && (entries.length > 0 || isNone);
    const result = isComplete ? { list: entries } : withEntry(name, entries, typed);
    setNews('');
    setProblem('problem' in result ? result.problem : undefined);
    sending.send('list' in result ? result.list : undefined);
  };

  const error = problem && t(problem);
  const own: Problem[] = error && sending.attempt > 0 ? [{ field: name, message: error }] : [];
  return {
    entries,
    typed,
    isNone,
    error,
    news,
    add,
    submit,
    isRestored: typing.isRestored,
    startOver: typing.startOver,
    isSending: sending.isUnderWay,
    attempt: sending.attempt,
    problems: [...own, ...problemsIn(sending.failure, { fields: [name], t })],
    type: (text: string) => change({ typed: text }),
    sayNone: (isSaid: boolean) => change({ isNone: isSaid }),
    press: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || typed.trim() === '') return;
      event.preventDefault();
      add();
    },
    remove: (entry: string) => {
      change({ entries: entries.filter((other) => other !== entry) });
      setNews(t('healthRecords.list.removed', { entry }));
    },
  };
}

const EntriesDraft = z.object({ entries: z.array(z.string()), typed: z.string(), isNone: z.boolean() });
type EntriesDraft = z.output<typeof EntriesDraft>;

/** The typed answer over the saved one; kept as a draft in this tab until it is saved. */
function useTyping(draft: { name: string; label: string }, known: string[] | undefined) {
  const start: EntriesDraft = { entries: known ?? [], typed: '', isNone: known?.length === 0 };
  const [kept] = useState(() => z.safeParse(EntriesDraft, draftOf(draft.name)?.values).data);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [values, setValues] = useState(kept ?? start);
  return {
    ...values,
    isRestored,
    change: (next: Partial<EntriesDraft>) => {
      setValues({ ...values, ...next });
      keepDraft(draft.name, { ...values, ...next }, draft.label);
    },
    startOver: () => {
      forgetDraft(draft.name);
      setRestored(false);
      setValues(start);
    },
  };
}

/** Sends one request at a time, and counts the tries that failed. */
function useSending(answer: (list: string[]) => Promise<void>) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const fail = () => setAttempt((count) => count + 1);
  const deliver = async (list: string[]) => {
    setUnderWay(true);
    try {
      await answer(list);
    } catch (error) {
      setFailure(error instanceof Failure ? error : new Failure('unexpected', { cause: error }));
      fail();
    } finally {
      setUnderWay(false);
    }
  };
  return {
    isUnderWay,
    attempt,
    failure: useRefusalOf(failure),
    /** An incomplete list is not sent, and counts as a failed try. */
    send: (list: string[] | undefined) => {
      if (isUnderWay) return;
      setFailure(undefined);
      if (list) void deliver(list);
      else fail();
    },
  };
}
