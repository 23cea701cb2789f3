import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { useWords } from '../i18n/words.tsx';
import { Notice } from './Notice.tsx';

type HeldList = {
  /** Opens a dialog that belongs to the list. */
  open: (dialog: ReactNode) => void;
  close: () => void;
  /** Says above the list why a press on one of its rows changed nothing: the row itself may be gone. */
  refused: (error: unknown) => void;
  failure: Failure | undefined;
};
const Held = createContext<HeldList | undefined>(undefined);

/** What a row of the list around it has opened; it stays, with what was typed, when somebody else changes the row meanwhile. */
export function useHeld(): HeldList {
  const held = use(Held);
  if (!held) throw new Error('No list holds this row.');
  return held;
}

/** Whether a refusal says that the row is no longer what it was, so that the row cannot say it. */
const isChanged = (error: unknown): error is Failure =>
  error instanceof Failure && (error.status === 404 || error.status === 409);

/** What the row itself still says of a refusal. */
export const rowRefusal = (error: unknown): Failure | undefined =>
  error instanceof Failure && !isChanged(error) ? error : undefined;

/** Above the list. */
export function ChangedMeanwhile() {
  const t = useWords();
  const { failure } = useHeld();
  if (!failure) return null;
  return (
    <Notice tone="warning" isLive data-testid="changed-meanwhile">
      {t(`errors.${failure.code}`, failure.values)}
    </Notice>
  );
}

/** A list whose rows may move or go while they are open: another tab, the other side, a colleague. */
export function HoldsRows({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>();
  const [failure, setFailure] = useState<Failure>();
  const [holding] = useState<Omit<HeldList, 'failure'>>(() => ({
    open: (opened) => {
      setFailure(undefined);
      setDialog(opened);
    },
    close: () => setDialog(undefined),
    refused: (error) => setFailure(isChanged(error) ? error : undefined),
  }));
  return (
    <Held value={useMemo(() => ({ ...holding, failure }), [holding, failure])}>
      {children}
      {dialog}
    </Held>
  );
}
