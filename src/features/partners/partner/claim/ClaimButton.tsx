import { useMutation } from '@tanstack/react-query';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '../Refusal.tsx';
import { useClaiming } from './useClaiming.ts';

type Props = { providerId: string; label: string; 'data-testid': string };

/** Begins a claim, or goes on with the open one. */
export function ClaimButton({ providerId, label, 'data-testid': testId }: Props) {
  const t = useWords();
  const { calls, keep } = useClaiming(providerId);
  const begin = useMutation({
    mutationFn: () => calls.begin({ body: { place: providerId } }),
    onSuccess: keep,
  });
  return (
    <>
      <Refusal failure={begin.error instanceof Failure ? begin.error : undefined} />
      <Button
        size="large"
        isWide
        isBusy={begin.isPending}
        busyLabel={t('partners.begin.busy')}
        onClick={() => begin.mutate()}
        data-testid={testId}
      >
        {label}
      </Button>
    </>
  );
}
