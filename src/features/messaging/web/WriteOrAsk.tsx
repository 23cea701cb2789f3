import { useQuery } from '@tanstack/react-query';
import { MessageCircle, MessageCircleQuestionMark } from 'lucide-react';
import { useForWhom } from '#features/family/web/named-person.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { talkWith } from './queries.ts';
import { withAddress } from './talk-address.ts';

/** On the page of a provider: into the conversation where one may write, and where one may not yet to a question, which `ask` names. */
export function WriteOrAsk({ providerId, ask }: { providerId: string; ask: string }) {
  const t = useWords();
  const forWhom = useForWhom();
  const isLoggedIn = useIsLoggedIn();
  const { data } = useQuery({ ...talkWith(providerId, forWhom), enabled: isLoggedIn, meta: { isQuiet: true } });
  if (data?.data.standing !== 'open')
    return (
      <ButtonLink
        variant="secondary"
        icon={<MessageCircleQuestionMark size={20} aria-hidden="true" />}
        href={href('/dashboard-enquiries', undefined, { provider: providerId, for: forWhom })}
        data-testid="ask-question"
      >
        {ask}
      </ButtonLink>
    );
  return (
    <ButtonLink
      variant="secondary"
      icon={<MessageCircle size={20} aria-hidden="true" />}
      href={withAddress(providerId, forWhom)}
      data-testid="write-to-provider"
    >
      {t('bookings.writeTo')}
    </ButtonLink>
  );
}
