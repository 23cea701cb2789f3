import { type FormEvent, type KeyboardEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Failure } from '#shared/failure.ts';
import { draftOf, forgetDraft, keepDraft } from '#web/draft-vault.ts';
import { problemsIn } from '#web/forms/problems.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import { type ListName, withEntry } from '../profile.ts';
import { type Step, useAnswering } from './step.ts';

const Kept = z.object({ entries: z.array(z.string()), typed: z.string() });

/** A list that grows entry by entry: what is typed, what has been added, what is wrong with either. */
export function useEntries(step: Step, name: ListName) {
  const t = useWords();
  const { draft, answer } = useAnswering(step);
  const known = step.profile.facts[name];
  const [kept] = useState(() => z.safeParse(Kept, draftOf(draft.name)?.values));
  const [isRestored, setRestored] = useState(kept.success);
  const [entries, setEntries] = useState(kept.data?.entries ?? known ?? []);
  const [typed, setTyped] = useState(kept.data?.typed ?? '');
  const [isNone, setNone] = useState(known?.length === 0);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [news, setNews] = useState('');

  const change = (next: { entries?: string[]; typed?: string }) => {
    const values = { entries, typed, ...next };
    setEntries(values.entries);
    setTyped(values.typed);
    setProblem(undefined);
    keepDraft(draft.name, values, draft.label);
  };
  /** The list with what is still in the field; undefined when that cannot be added, and then the field says why. */
  const gathered = (isSubmit: boolean): string[] | undefined => {
    if (isSubmit && typed.trim() === '' && (entries.length > 0 || isNone)) return entries;
    const result = withEntry(name, entries, typed);
    if ('list' in result) return result.list;
    setProblem(result.problem);
    setNews(isSubmit ? '' : t(result.problem));
    return undefined;
  };
  const add = () => {
    const list = gathered(false);
    if (!list) return;
    change({ entries: list, typed: '' });
    setNone(false);
    setNews(t('healthRecords.list.added', { entry: list.at(-1) ?? '' }));
  };
  const send = async () => {
    const list = gathered(true);
    setFailure(undefined);
    if (!list) return setAttempt(attempt + 1);
    setSending(true);
    try {
      await answer({ [name]: list });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setFailure(error);
      setAttempt(attempt + 1);
    } finally {
      setSending(false);
    }
  };

  const error = problem && t(problem);
  const problems: Problem[] = [...(error && attempt > 0 ? [{ field: name, message: error }] : []), ...problemsIn(failure, { fields: [name], t })];
  return {
    entries, typed, isNone, error, problems, attempt, news, isSending, isRestored, add,
    type: (text: string) => change({ typed: text }),
    press: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || typed.trim() === '') return;
      event.preventDefault();
      add();
    },
    remove: (entry: string) => {
      change({ entries: entries.filter((other) => other !== entry) });
      setNews(t('healthRecords.list.removed', { entry }));
    },
    sayNone: (isSaid: boolean) => {
      setNone(isSaid);
      setProblem(undefined);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSending) void send();
    },
    startOver: () => {
      setRestored(false);
      forgetDraft(draft.name);
      setEntries(known ?? []);
      setTyped('');
    },
  };
}
