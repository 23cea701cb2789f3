import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { entry } from '#features/account/entry-contract.ts';
import type { LoggedInAccount } from '#features/account/logged-in.ts';
import { EntryAnswer, type EntryQuestion } from '#features/account/passkey-answers.ts';
import { useRefusalOf } from '#web/connection.ts';
import { callsOf } from '#web/queries.ts';
import { awayIn, type AwayState } from './ComeBack.tsx';

/** What becomes of a log-in: done, or the account is away. */
type Ends = { onDone: (answer: LoggedInAccount) => Promise<void>; onAway: (away: AwayState) => void };

/**
 * Logging in by a passkey: from the list that the browser opens at the e-mail field, where it has one, and by a button, which is
 * there when this browser and this address can have passkeys.
 */
export function usePasskey({ onDone, onAway }: Ends) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<EntryQuestion>();
  const enter = async (answer: EntryAnswer) => {
    const loggedIn = await callsOf(client, entry)
      .enterByPasskey({ body: { answer } })
      .catch((error: unknown) => {
        const away = awayIn(error);
        if (!away) throw error;
        return onAway(away);
      });
    if (loggedIn) await onDone(loggedIn);
  };
  const entered = useRef(enter);
  entered.current = enter;
  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return undefined;
    let isGone = false;
    const offer = async () => {
      const { question: asked } = await callsOf(client, entry).askForPasskey();
      if (!asked || isGone) return;
      setQuestion(asked);
      const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
      if (!(await browserSupportsWebAuthnAutofill()) || isGone) return;
      const answer = await answerTo(asked, true);
      if (answer && !isGone) await entered.current(answer);
    };
    // what is only offered fails in silence: the password is there
    void offer().catch(() => undefined);
    return () => {
      isGone = true;
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [client]);

  const entering = useMutation({
    mutationFn: async () => {
      const { question: asked } = await callsOf(client, entry).askForPasskey();
      const answer = asked && (await answerTo(asked, false));
      if (answer) await entered.current(answer);
    },
  });
  return {
    isOffered: question !== undefined,
    enter: () => entering.mutate(),
    isEntering: entering.isPending,
    failure: useRefusalOf(entering.error),
  };
}

/** Undefined when the person has thought better of it. */
async function answerTo(question: EntryQuestion, useBrowserAutofill: boolean): Promise<EntryAnswer | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({
    optionsJSON: question,
    useBrowserAutofill,
    verifyBrowserAutofillInput: false,
  }).catch(() => undefined);
  return answer && EntryAnswer.parse(answer);
}
