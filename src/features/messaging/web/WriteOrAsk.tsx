import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForWhom } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { talkWith } from './queries.ts';
import { withAddress } from './talk-address.ts';

/** On the page of a provider: into the conversation where one may write, and `children`, a question, where one may not yet. */
export function WriteOrAsk({ providerId, children }: { providerId: string; children: ReactNode }) {
  const t = useWords();
  const forWhom = useForWhom();
  const isLoggedIn = useIsLoggedIn();
  const { data } = useQuery({ ...talkWith(providerId, forWhom), enabled: isLoggedIn, meta: { isQuiet: true } });
  if (data?.data.standing !== 'open') return children;
  return (
    <ButtonLink
      variant="secondary"
      icon={<MessageCircle size={20} aria-hidden="true" />}
      href={withAddress(providerId, forWhom)}
      data-testid="write-to-provider"
    >
      {t(data.data.other.providerKind === 'doctor' ? 'messaging.writeTo.doctor' : 'messaging.writeTo')}
    </ButtonLink>
  );
}
