import type { RefObject } from 'react';
import { forgetDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { HealthProfile } from '../contract.ts';
import type { HealthFactsChange, Question } from '../profile.ts';
import { useSaveAnswers } from './queries.ts';

/** One screen of the onboarding and where it leads. */
export type Step = {
  /** 1 for the first. */
  number: number;
  question: Question;
  /** Asked alone, to change one answer: nothing comes before or after it. */
  isOnly: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  profile: HealthProfile;
  /** Whose answers they are, when it is somebody without an account. */
  other: { id: string; name: string } | undefined;
  backTo: string | undefined;
  /** The next screen: after an answer, or without one. */
  onTo: string;
  /** The booking that somebody came from. */
  bookingTo: string | undefined;
  changeAt: (question: Question) => string;
};

/** How the answer to a question is kept while it is typed, and saved; then the next screen comes. */
export function useAnswering({ profile, question, onTo, other }: Step) {
  const t = useWords();
  const navigate = useNavigate();
  const save = useSaveAnswers(profile, other?.id);
  const draft = {
    name: other ? `health-${question}-${other.id}` : `health-${question}`,
    label: t('healthRecords.draft'),
  };
  return {
    draft,
    answer: async (facts: HealthFactsChange) => {
      await save(facts);
      forgetDraft(draft.name);
      await navigate(onTo);
    },
  };
}
