import type { ReactNode } from 'react';
import type { Problem } from '#web/ui/ErrorSummary.tsx';

/** What stands above a question: whoever asks it hands its steps in. */
export type QuestionHead = (head: { title: string; problems?: readonly Problem[]; attempt?: number }) => ReactNode;
