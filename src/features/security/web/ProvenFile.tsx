import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '#shared/failure.ts';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useSecurity } from './queries.ts';
import { useProof } from './useProof.tsx';

type Props = Pick<ButtonLook, 'icon'> & {
  /** Where the file lies: the browser fetches it by itself, with the cookie of the log-in. */
  address: string;
  look: 'link' | 'secondary' | 'quiet';
  children: ReactNode;
  'aria-label'?: string;
  'data-testid': string;
};

/** A file of money or health: given to whoever has just proved to be the owner, because at its address nobody can be asked. */
export function ProvenFile({ address, look, icon, children, ...rest }: Props) {
  const { calls } = useSecurity();
  const { withProof, dialog } = useProof();
  const fetching = useMutation({ mutationFn: () => withProof(() => calls.open()), onSuccess: () => save(address) });
  const { isPending, error } = fetching;
  return (
    <>
      {look === 'link' ? (
        <button
          type="button"
          {...rest}
          className="link"
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={() => isPending || fetching.mutate()}
        >
          {icon}
          <span>{children}</span>
        </button>
      ) : (
        <Button {...rest} variant={look} icon={icon} isBusy={isPending} onClick={() => fetching.mutate()}>
          {children}
        </Button>
      )}
      <Refusal failure={refusalOf(error)} />
      {dialog}
    </>
  );
}

/** Whoever closes the question knows why nothing came. */
const refusalOf = (error: Error | null) =>
  error instanceof Failure && error.code !== 'confirm_needed' ? error : undefined;

/** By a link that is pressed for the person: should there be no file after all, the page stays. */
function save(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
