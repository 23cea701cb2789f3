import type { ComponentProps } from 'react';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useNavigate } from '#web/useNavigate.ts';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & { href: string; email: string };

/** To the log-in or the sign-up with an e-mail address filled in, which is passed in the history state and not in the URL. */
export function WithAddress({ email, ...rest }: Props) {
  const navigate = useNavigate();
  return (
    <ButtonLink
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        void navigate(rest.href, { state: { email } });
      }}
    />
  );
}
