import { useMutation } from '@tanstack/react-query';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import type { JoiningKind } from '#features/providers/application.ts';
import { WhatItTakes } from '#features/providers/web/application/WhatItTakes.tsx';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '../Refusal.tsx';
import { stepAddress, stepIn } from './join-steps.ts';
import { useJoining } from '../queries.ts';
import { useNavigate } from '#web/useNavigate.ts';

/** What it takes to join, and the button that begins. */
export function JoinBegin({ kind }: { kind: JoiningKind }) {
  const t = useWords();
  const begin = useBegin(kind);
  return (
    <FocusLayout title={t(`partners.takes.title.${kind}`)}>
      <WhatItTakes kind={kind} />
      <Refusal failure={begin.failure} />
      <Button
        size="large"
        isWide
        isBusy={begin.isPending}
        busyLabel={t('partners.begin.busy')}
        onClick={() => begin.mutate()}
        data-testid="join-begin"
      >
        {t('partners.begin')}
      </Button>
    </FocusLayout>
  );
}

/** Begins an application, or goes on with the one that is open. */
export function useBegin(kind: JoiningKind) {
  const navigate = useNavigate();
  const { calls, keep } = useJoining();
  const mutation = useMutation({
    mutationFn: () => calls.begin({ body: { as: kind } }),
    onSuccess: async (answer) => {
      // first its address: kept before, the step would stand already, and be there anew while somebody presses in it
      await navigate(stepAddress(kind, stepIn(new URLSearchParams(), answer.data)));
      await keep(answer);
    },
  });
  return { ...mutation, failure: useRefusalOf(mutation.error) };
}
